import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { isRoot, NOBODY, type PostgresBinaries, postgresBinaries } from "./postgres-binaries.ts";

/** A PostgreSQL server of the tests, on 127.0.0.1. Its superuser is `postgres`, without a password. */
export interface PostgresServer {
  readonly port: number;
  /** Of its data. */
  readonly folder: string;
  readonly binaries: PostgresBinaries;
  url(parameters?: string): string;
  /** Closes all connections at once, and comes to an end in order. */
  stop(): Promise<void>;
  /** Ends all its processes with SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  discard(): Promise<void>;
}

export interface PostgresSettings {
  /** Settings of `postgres`, for example `{ fsync: "on" }`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Makes the data folder. By default a new cluster. */
  readonly fill?: (folder: string, binaries: PostgresBinaries) => Promise<void> | void;
}

/** A killed process loses nothing without fsync: only the power of the machine must stay on. */
const SETTINGS = { fsync: "off", shared_buffers: "64MB", max_connections: "200", unix_socket_directories: "" };
const STARTS_WITHIN_MS = 30_000;

/** Roles in the group `guarded` need their password, all others none. */
const ACCESS = `local all all trust
host all +guarded 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
host replication all 127.0.0.1/32 trust
`;

/**
 * The shell ends the server when the process that started it is gone, however that ended: its standard input closes then.
 * It uses no other program: the server's user may find none.
 */
const ENDS_WITH_PARENT = `exec 3<&0; "$@" </dev/null & server=$!; (while read -r line <&3; do :; done; kill -INT $server) & wait $server`;
/** What a server says that was started before all processes of a killed one have ended. */
const TOO_EARLY = /is still in use|lock file .* already exists/;

export async function startPostgres({ settings, fill = initialize }: PostgresSettings = {}): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), "sanam-postgres-"));
  const folder = join(home, "data");
  // Reachable by the server's user, the data itself only by that user.
  chmodSync(home, 0o711);
  mkdirSync(folder, { mode: 0o700 });
  const binaries = await postgresBinaries(home);
  if (isRoot()) chownSync(folder, NOBODY.uid, NOBODY.gid);
  await fill(folder, binaries);
  writeFileSync(join(folder, "pg_hba.conf"), ACCESS);
  const port = await freePort();
  const flags = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", folder, "-p", `${port}`, "-c", "listen_addresses=127.0.0.1", ...flags];
  const url = (parameters = "") => `postgres://postgres@127.0.0.1:${port}/postgres${parameters}`;
  let running: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();

  async function start(): Promise<void> {
    for (const end = Date.now() + STARTS_WITHIN_MS; ; ) {
      const failure = await startOnce();
      if (failure === undefined) return;
      if (!TOO_EARLY.test(failure) || Date.now() > end) throw new Error(`PostgreSQL did not start: ${failure}`);
    }
  }

  /** Returns what the server said when it did not start. */
  async function startOnce(): Promise<string | undefined> {
    const [command, ...rest] =
      process.platform === "win32"
        ? [binaries.postgres, ...args]
        : ["/bin/sh", "-c", ENDS_WITH_PARENT, "sh", binaries.postgres, ...args];
    let messages = "";
    const child = spawn(String(command), rest, { ...asServerUser(), stdio: ["pipe", "ignore", "pipe"] });
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      messages = (messages + text).slice(-4000);
    });
    running = child;
    ended = new Promise((resolve) => child.once("exit", () => resolve()));
    const isReady = await untilReady(url(), () => child.exitCode === null && child.signalCode === null);
    return isReady ? undefined : messages;
  }

  async function stop(): Promise<void> {
    if (process.platform === "win32") running?.kill();
    else running?.stdin?.end();
    await ended;
  }

  async function kill(): Promise<void> {
    process.kill(Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
    await stop();
  }

  const server: PostgresServer = {
    port,
    folder,
    binaries,
    url,
    stop,
    kill,
    start,
    async discard() {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
  try {
    await start();
    return server;
  } catch (error) {
    await server.discard();
    throw error;
  }
}

/** Copies the data of a stopped server, for example for a standby. */
export function copyOf(stopped: PostgresServer): (folder: string) => void {
  return (folder) => {
    execFileSync("cp", ["-a", `${stopped.folder}/.`, folder]);
  };
}

async function initialize(folder: string, { initdb }: PostgresBinaries): Promise<void> {
  const args = ["-D", folder, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  const child = spawn(initdb, args, { ...asServerUser(), stdio: ["ignore", "ignore", "pipe"] });
  let messages = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    messages += text;
  });
  const code = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  if (code !== 0) throw new Error(`initdb failed: ${messages}`);
}

function asServerUser() {
  return { ...(isRoot() && NOBODY), cwd: "/", env: { ...process.env, LC_ALL: "C" } };
}

/** False when the server ended, or takes too long. */
async function untilReady(url: string, isAlive: () => boolean): Promise<boolean> {
  for (const end = Date.now() + STARTS_WITHIN_MS; isAlive() && Date.now() < end; ) {
    const sql = postgres(url, { max: 1, fetch_types: false, connect_timeout: 5 });
    try {
      await sql`SELECT 1`;
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    } finally {
      await sql.end({ timeout: 0 });
    }
  }
  return false;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
