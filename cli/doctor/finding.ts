import type { Person } from "../conform/engine/caller.ts";
import type { Probe, ProbeFailure, Question, Reply } from "./probe.ts";

export type FindingState = "ok" | "warning" | "problem" | "not-checked";

/** What one check found. */
export interface Finding {
  readonly id: CheckId;
  readonly title: string;
  readonly state: FindingState;
  /** What is so, or why it was not checked. */
  readonly found: string;
  /** What to do about it. */
  readonly remedy?: string;
  /** The problem keeps every client away. */
  readonly isUnreachable?: true;
}

/** The checks in their order, with their titles. */
export const CHECKS = {
  name: "Name",
  connection: "Connection",
  encryption: "Encryption",
  protocol: "HTTP",
  address: "Address",
  product: "Product",
  maintenance: "Maintenance",
  clock: "Clock",
  security: "Security headers",
  caching: "Caching",
  cors: "Calls of the site",
  public: "Public rows",
  member: "Member's rows",
  fields: "Fields",
  latency: "Latency",
} as const;
export type CheckId = keyof typeof CHECKS;

/** A finding without its check. */
export type Judgement = Omit<Finding, "id" | "title">;

export function good(found: string): Judgement {
  return { state: "ok", found };
}

export function warning(found: string, remedy: string): Judgement {
  return { state: "warning", found, remedy };
}

export function problem(found: string, remedy: string): Judgement {
  return { state: "problem", found, remedy };
}

export function unreachable(found: string, remedy: string): Judgement {
  return { state: "problem", found, remedy, isUnreachable: true };
}

export function notChecked(found: string): Judgement {
  return { state: "not-checked", found };
}

/** The target under examination, and how to look at it. */
export interface Patient {
  readonly base: URL;
  readonly probe: Probe;
  /** Of the site that shall call the target; undefined when nobody named one. */
  readonly origin: string | undefined;
  readonly session: Person | undefined;
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
  REPLY_TOO_LARGE: "its reply is too large, or has no end",
};

/** A failure's code as words. */
export function reasonOf({ failure }: ProbeFailure): string {
  if (failure.startsWith("HPE_")) return NO_HTTP;
  return REASONS[failure] ?? failure;
}
