import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import { instant, toIso } from "../../core/shared/bangkok-time.ts";
import { type Fault, type FaultKind, mismatchText, type Problem } from "../../core/shared/fault.ts";
import type { Refusal } from "../../core/shared/refusal.ts";
import type { ErrorKind } from "./exit-codes.ts";
import { sentenceOf, wordsOfProblem } from "./sentences.ts";
import type { JsonObject, View } from "./view.ts";

/** Why a command has no answer. In JSON, `details` are printed beside kind and message. */
export interface Failure {
  readonly kind: ErrorKind;
  readonly message: string;
  readonly details?: JsonObject;
  /** The part of the answer that people still get on stdout. */
  readonly view?: View;
}

export function usage(message: string): Failure {
  return { kind: "usage", message };
}

export function notSignedIn(message: string): Failure {
  return { kind: "not-signed-in", message };
}

const KIND_OF_FAULT = {
  unauthorised: "not-signed-in",
  unreachable: "unreachable",
  "timed-out": "timed-out",
  cancelled: "cancelled",
  unavailable: "unavailable",
  contract: "contract",
  "not-available": "not-available",
  server: "server",
} as const satisfies Record<FaultKind, ErrorKind>;

/** Translates a refusal or a fault into the terms of the command line. */
export function failureOf(problem: Problem | Failure): Failure {
  if (problem.kind === "refusal") return failureOfRefusal(problem);
  return problem.kind === "fault" ? failureOfFault(problem) : problem;
}

function failureOfRefusal(refusal: Refusal): Failure {
  const { code, field, facts } = refusal;
  const { message, detail } = wordsOfProblem(refusal);
  return {
    kind: code === "credentials-wrong" ? "not-signed-in" : "refused",
    message,
    details: { code, field, detail, ...readableFacts(facts) },
  };
}

function failureOfFault(problem: Fault): Failure {
  const { fault, endpoint, field, expected, received, status, code } = problem;
  const { message, detail } = wordsOfProblem(problem);
  const where = fault === "not-available" ? ` (the backend does not offer ${endpoint})` : "";
  return {
    kind: KIND_OF_FAULT[fault],
    message: `${message}${where}`,
    details: { endpoint, field, expected, received, status, code, detail },
  };
}

/** The facts of a refusal that are moments; JSON holds them as ISO 8601. */
const MOMENTS: ReadonlySet<string> = new Set(["resetsAt", "from", "until"]);

function readableFacts(facts: Refusal["facts"]): JsonObject {
  return Object.fromEntries(
    Object.entries(facts)
      // A backend's own text is already the message.
      .filter(([name]) => name !== "message")
      .map(([name, value]) => [name, MOMENTS.has(name) ? readableMoment(value) : value]),
  );
}

function readableMoment(value: number | string): string | number {
  try {
    return typeof value === "number" ? toIso(instant(value)) : value;
  } catch {
    // A foreign backend may send anything: a value that is no moment is printed unchanged.
    return value;
  }
}

/** A money action that Ctrl-C or a termination signal interrupted; without an intent it was not sent yet. */
export function interrupted(intent: IdempotencyKey | undefined): Failure {
  if (intent === undefined)
    return { kind: "interrupted", message: "stopped before anything was sent; nothing happened" };
  const message = "stopped before the reply came";
  return { kind: "interrupted", message: `${message} (${howToAskAgain(intent)})`, details: { intent } };
}

/** What was stopped because `--timeout` was over, or this alone. With an intent, a money action may have happened. */
export function tookTooLong(limitMs: number, stopped?: Failure): Failure {
  const began = `took longer than ${limitMs / 1000} s (--timeout)`;
  if (!stopped) return { kind: "timed-out", message: began };
  const kind = stopped.details?.["intent"] === undefined ? "timed-out" : "unknown-outcome";
  return { ...stopped, kind, message: `${began}: ${stopped.message.replace(" by a signal", "")}` };
}

/** Ctrl-C or a termination signal, outside of a money action. */
export function stoppedBeforeAnswer(): Failure {
  return { kind: "interrupted", message: "stopped by a signal before the answer came" };
}

/** A money action with an unknown outcome; it is safe to send the same intent again. */
export function unknownOutcome(
  { fault, broken }: { readonly fault: Fault | undefined; readonly broken?: Fault },
  intent: IdempotencyKey,
): Failure {
  const message = fault ? sentenceOf(fault) : "no reply came";
  const readBack = broken ? `; reading back broke the contract at ${mismatchText(broken)}` : "";
  const cause = fault?.fault === "contract" ? fault : (broken ?? fault);
  return {
    kind: cause?.fault === "contract" ? "contract" : "unknown-outcome",
    message: `${message}${readBack} (${howToAskAgain(intent)})`,
    details: {
      intent,
      endpoint: cause?.endpoint,
      field: cause?.field,
      expected: cause?.expected,
      received: cause?.received,
      status: cause?.status,
    },
  };
}

/** What finds out an unknown outcome, and what makes a second effect possible. */
export function howToAskAgain(intent: string): string {
  return `it may have happened: the same command finds it out, and --intent ${intent} asks again without a second effect; --new sends another one`;
}

/** What is strange about a reply, or about its absence. */
export interface Trouble {
  /** Whether what answers cannot be a backend of the contract. */
  readonly isForeign: boolean;
  /** For people. */
  readonly sentence: string;
  /** Seconds after which the target wants to be asked again. */
  readonly retryAfter?: number;
}

/** Describes a thrown error in one sentence. An error with a path comes from a file of the profile. */
export function unexpected(error: unknown): Failure {
  if (!(error instanceof Error)) return { kind: "unexpected", message: String(error) };
  if (!("code" in error && "path" in error)) return { kind: "unexpected", message: `${error.name}: ${error.message}` };
  const { code, path } = error;
  const advice =
    "this user must be able to read and write it; for a file of a profile, SANAM_HOME names another folder";
  return { kind: "unexpected", message: `${String(path)} cannot be used (${String(code)}): ${advice}` };
}
