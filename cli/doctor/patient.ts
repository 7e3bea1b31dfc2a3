import type { KnownSession } from "../conform/engine/members.ts";
import type { Probe, ProbeFailure, Question, Reply } from "./probe.ts";

/** The target under examination, and how to look at it. */
export interface Patient {
  readonly base: URL;
  readonly probe: Probe;
  /** Of the site that shall call the target; undefined when nobody named one. */
  readonly origin: string | undefined;
  readonly session: KnownSession | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** For how long the next look may last; 0 when the time is over. */
  readonly limit: () => number;
  /** Asks the target, or says that the time is over. The path begins with a slash. */
  readonly ask: (path: string, question?: Partial<Omit<Question, "url">>) => Promise<Reply | ProbeFailure>;
}

export const TIME_IS_OVER = "time-is-over";

export function isFailure(value: object): value is ProbeFailure {
  return "failure" in value;
}

const NO_HTTP = "it does not answer in HTTP";
const REASONS: Readonly<Record<string, string>> = {
  "timed-out": "no answer came in time",
  [TIME_IS_OVER]: "the time for the whole examination is over",
  ECONNREFUSED: "the connection was refused: nothing listens there",
  ECONNRESET: "the connection was reset",
  EHOSTUNREACH: "there is no route to it",
  ENETUNREACH: "there is no route to its network",
  ENOTFOUND: "the name is unknown",
  EAI_AGAIN: "the name server does not answer",
  EPROTO: "it does not speak TLS",
  ERR_SSL_WRONG_VERSION_NUMBER: "it does not speak TLS",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "it does not speak TLS",
  EPIPE: "the connection was closed",
  UND_ERR_SOCKET: "the connection was closed",
  HTTPParserError: NO_HTTP,
};

/** A failure's code as words. */
export function reasonOf({ failure }: ProbeFailure): string {
  if (failure.startsWith("HPE_")) return NO_HTTP;
  return REASONS[failure] ?? failure;
}
