import { Socket } from "node:net";
import postgres from "postgres";
import { codedError } from "./open-failure.ts";
import type { DatabaseAddress, DatabaseHost } from "./postgres-url.ts";

export type Parameter = string | number | null;
export type ResultRow = Readonly<Record<string, unknown>>;

/** One connection, which runs one statement at a time and is never opened again. */
export interface PostgresConnection {
  run(statement: string, parameters?: readonly Parameter[]): Promise<readonly ResultRow[]>;
  /** Several statements without parameters. */
  runScript(script: string): Promise<readonly ResultRow[]>;
  readonly isOpen: boolean;
  /** Ends it at once; a statement that runs fails. */
  destroy(): void;
  /** Ends it in order. */
  close(): Promise<void>;
}

/**
 * A statement that the house gave up, or whose house is gone, ends by itself and frees its locks. The functions need to see
 * what others commit while they wait.
 */
const SESSION = `SELECT set_config('statement_timeout', '60s', false),
  set_config('default_transaction_isolation', 'read committed', false),
  current_setting('transaction_read_only') AS read_only, current_setting('synchronous_commit') AS waits`;

/** @param onClose called once, whatever ended it */
export async function openConnection(
  address: DatabaseAddress,
  host: DatabaseHost,
  timeoutMs: number,
  onClose: () => void,
): Promise<PostgresConnection> {
  const socket = new Socket();
  const timer = setTimeout(() => socket.destroy(codedError("ETIMEDOUT", "no answer in time")), timeoutMs);
  try {
    await connected(socket, host);
    const connection = connectionOn(socket, address, host, onClose);
    const { read_only: isReadOnly, waits } = (await connection.runScript(SESSION))[0] ?? {};
    if (isReadOnly !== "off") throw codedError("25006", "it accepts no writes");
    // Nothing is acknowledged before it is on disk, whatever the role's settings say.
    if (waits === "off") await connection.runScript("SET synchronous_commit = on");
    return connection;
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The driver alone would connect again by itself, to any host, and go on for ever. */
function connectionOn(
  socket: Socket,
  address: DatabaseAddress,
  host: DatabaseHost,
  onClose: () => void,
): PostgresConnection {
  let isOpen = true;
  let failRunning: ((error: Error) => void) | undefined;
  const ended = () => {
    if (!isOpen) return;
    isOpen = false;
    onClose();
    // After the driver, which may know more.
    setImmediate(() => failRunning?.(codedError("CONNECTION_CLOSED", "the connection ended")));
  };
  const options = {
    ...host,
    user: address.user,
    pass: address.password,
    database: address.database,
    ssl: address.authorities === undefined ? address.ssl : { ca: address.authorities },
    prepare: address.prepare,
    max: 1,
    max_lifetime: null,
    connect_timeout: 0,
    fetch_types: false,
    onnotice: () => undefined,
    onclose: ended,
    connection: { application_name: address.applicationName },
    socket: () => socket,
  };
  const sql = postgres(options);
  // With encryption, the driver takes these off again and calls `onclose`.
  socket.on("close", ended).on("error", () => undefined);
  if (socket.destroyed) ended();

  function running<T>(start: () => PromiseLike<T>): Promise<T> {
    if (!isOpen) return Promise.reject(codedError("CONNECTION_CLOSED", "the connection ended"));
    return new Promise((resolve, reject) => {
      failRunning = reject;
      start().then(resolve, reject);
    });
  }

  return {
    run: (statement, parameters = []) =>
      running(() => sql.unsafe<ResultRow[]>(statement, [...parameters], { prepare: true })),
    runScript: (script) => running(() => sql.unsafe<ResultRow[]>(script).simple()),
    get isOpen() {
      return isOpen;
    },
    destroy: () => void socket.destroy(),
    async close() {
      if (isOpen) await sql.end({ timeout: 1 });
      socket.destroy();
    },
  };
}

function connected(socket: Socket, { host, port }: DatabaseHost): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.setNoDelay(true).setKeepAlive(true, 10_000);
    // The driver reads it for the name in a certificate.
    Object.assign(socket, { host });
    socket.connect(port, host, () => {
      socket.off("error", reject);
      resolve();
    });
  });
}
