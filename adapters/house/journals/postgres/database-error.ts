/**
 * What an error of the database says about the statement that failed:
 * - `lost`: the connection ended, so the statement may have been committed
 * - `unreachable`: no connection was made, so nothing was sent
 * - `again`: the statement was rolled back, and the same one may succeed now
 * - `later`: the statement was refused, and may succeed soon or on another host
 * - `full`: the statement was rolled back, because the server's disk or memory is full or fails
 * - `refused`: user, password, database or rights are wrong
 * - `other`: the statement was rolled back, and would fail again
 */
export type ErrorKind = "lost" | "unreachable" | "again" | "later" | "full" | "refused" | "other";

/** Errors of the driver and of sockets. Those of a connection that was never made are told apart by `connectionFailed`. */
const CLOSED =
  /^(CONNECTION_\w+|CONNECT_TIMEOUT|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EADDR\w+)$/;
/** Serialization failure, deadlock, statement that waited too long for a lock. */
const AGAIN = new Set(["40001", "40P01", "55P03"]);
/**
 * Connection exceptions, shutdowns and unknown completion. A server that shuts down may end a statement after its commit.
 */
const LOST = /^(08...|57P01|57P02|57P05|40003)$/;
/** Read-only transaction (a standby), server that starts, too many connections, statement cancelled. */
const LATER = new Set(["25006", "57P03", "53300", "57014"]);
const FULL = /^(53...|58...)$/;
const REFUSED = new Set(["28P01", "28000", "3D000", "42501"]);

export function errorKind(error: unknown): ErrorKind {
  const code = errorCode(error);
  if (code === undefined) return "other";
  if (REFUSED.has(code)) return "refused";
  if (code === CONNECTION_FAILED) return "unreachable";
  if (CLOSED.test(code) || LOST.test(code)) return "lost";
  if (AGAIN.has(code)) return "again";
  if (LATER.has(code)) return "later";
  if (FULL.test(code)) return "full";
  return "other";
}

/** SQLSTATE, or the code of the driver or a socket. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}

/** The constraint that a statement broke. */
export function brokenConstraint(error: unknown): string | undefined {
  if (errorCode(error) !== "23505" || !(error instanceof Error) || !("constraint_name" in error)) return undefined;
  return String(error.constraint_name);
}

const CONNECTION_FAILED = "SANAM_CONNECTION_FAILED";

/** No connection was made. The message says why, for each host. */
export function connectionFailed(message: string, cause: unknown): Error {
  return codedError(CONNECTION_FAILED, message, cause);
}

export function codedError(code: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code });
}
