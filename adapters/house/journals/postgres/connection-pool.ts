import { openConnection, type PostgresConnection } from "./connection.ts";
import { codedError, connectionFailed, errorCode, errorKind } from "./open-failure.ts";
import type { DatabaseAddress } from "./postgres-url.ts";

export interface ConnectionPool {
  /**
   * Runs `work` on a connection that nobody else uses meanwhile. It waits for one until `deadline`, in milliseconds of
   * `performance.now()`. At the deadline the connection is destroyed, so that the statement fails as a lost one.
   */
  use<T>(deadline: number, work: (connection: PostgresConnection) => Promise<T>): Promise<T>;
  /** Waits for the work that runs. */
  close(): Promise<void>;
}

/** Of one attempt at one host. */
const CONNECT_MS = 2_000;

/** @param size how many connections it opens at most */
export function createConnectionPool(address: DatabaseAddress, size: number): ConnectionPool {
  const idle: PostgresConnection[] = [];
  /** Each gets a connection, or the right to open one. */
  const waiting: ((connection: PostgresConnection | undefined) => void)[] = [];
  const running = new Set<Promise<unknown>>();
  /** Connections that are open, or that somebody opens. */
  let count = 0;
  let preferred = 0;
  let isClosed = false;

  function release(connection: PostgresConnection): void {
    const next = waiting.shift();
    if (next) next(connection);
    else idle.push(connection);
  }

  function forget(): void {
    const next = waiting.shift();
    if (next) next(undefined);
    else count -= 1;
  }

  async function openAt(place: number, timeoutMs: number): Promise<PostgresConnection | undefined> {
    const host = address.hosts[place];
    if (!host) return undefined;
    // Empty until the connection is open.
    const opened: PostgresConnection[] = [];
    const connection = await openConnection(address, host, timeoutMs, () => {
      const at = idle.findIndex((free) => opened.includes(free));
      if (at < 0) return;
      idle.splice(at, 1);
      forget();
    });
    opened.push(connection);
    preferred = place;
    return connection;
  }

  async function open(deadline: number): Promise<PostgresConnection> {
    const reasons: string[] = [];
    const errors: Error[] = [];
    const first = preferred;
    for (let tried = 0; tried < address.hosts.length; tried += 1) {
      const place = (first + tried) % address.hosts.length;
      const left = deadline - performance.now();
      if (left <= 0) break;
      try {
        const opened = await openAt(place, Math.min(left, CONNECT_MS));
        if (opened) return opened;
      } catch (error) {
        errors.push(error instanceof Error ? error : new Error(String(error)));
        const { host, port } = address.hosts[place] ?? { host: "", port: 0 };
        reasons.push(`${host}:${port}: ${reasonOf(error)}`);
      }
    }
    const refused = errors.find((error) => errorKind(error) === "refused");
    throw refused ?? connectionFailed(reasons.join("; ") || "no connection in time", errors.at(-1));
  }

  async function acquire(deadline: number): Promise<PostgresConnection> {
    if (isClosed) throw codedError("SANAM_JOURNAL_CLOSED", "the journal is closed");
    const free = idle.pop();
    if (free) return free;
    if (count < size) {
      count += 1;
    } else {
      const given = await turn(deadline);
      if (given?.isOpen) return given;
    }
    try {
      return await open(deadline);
    } catch (error) {
      forget();
      throw error;
    }
  }

  function turn(deadline: number): Promise<PostgresConnection | undefined> {
    return new Promise((resolve, reject) => {
      const take = (connection: PostgresConnection | undefined) => {
        clearTimeout(timer);
        resolve(connection);
      };
      const timer = setTimeout(
        () => {
          waiting.splice(waiting.indexOf(take), 1);
          reject(connectionFailed("no connection was free in time", undefined));
        },
        Math.max(0, deadline - performance.now()),
      );
      waiting.push(take);
    });
  }

  async function useOne<T>(deadline: number, work: (connection: PostgresConnection) => Promise<T>): Promise<T> {
    const connection = await acquire(deadline);
    const timer = setTimeout(() => connection.destroy(), Math.max(0, deadline - performance.now()));
    try {
      return await work(connection);
    } finally {
      clearTimeout(timer);
      if (connection.isOpen) release(connection);
      else forget();
    }
  }

  return {
    use(deadline, work) {
      const use = useOne(deadline, work);
      const ended: Promise<unknown> = use.catch(() => undefined).then(() => running.delete(ended));
      running.add(ended);
      return use;
    },
    async close() {
      isClosed = true;
      await Promise.all(running);
      await Promise.all(idle.splice(0).map((connection) => connection.close()));
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : (errorCode(error) ?? "no answer");
}
