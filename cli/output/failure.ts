import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import { instant, toIso } from "../../core/shared/bangkok-time.ts";
import type { Fault, FaultKind, Problem } from "../../core/shared/fault.ts";
import type { Refusal } from "../../core/shared/refusal.ts";
import type { ErrorKind } from "./exit-codes.ts";
import type { JsonObject } from "./json.ts";

/** Why a command brought no answer, ready to be printed; `details` stand beside kind and message in JSON. */
export interface Failure {
  readonly kind: ErrorKind;
  readonly message: string;
  readonly details?: JsonObject;
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

/** Tells a rule's or a backend's "no" in the terms of the command line. */
export function failureOf(problem: Problem | Failure): Failure {
  if (problem.kind === "refusal") return failureOfRefusal(problem);
  return problem.kind === "fault" ? failureOfFault(problem) : problem;
}

function failureOfRefusal({ code, message, field, facts }: Refusal): Failure {
  return {
    kind: code === "credentials-wrong" ? "not-signed-in" : "refused",
    message,
    details: { code, field, ...readableFacts(facts) },
  };
}

function failureOfFault({ fault, message, endpoint, field, status, code }: Fault): Failure {
  return { kind: KIND_OF_FAULT[fault], message, details: { endpoint, field, status, code } };
}

/** Which facts of a refusal are moments; JSON shows those as ISO 8601. */
const MOMENTS: ReadonlySet<string> = new Set(["resetsAt", "until"]);

function readableFacts(facts: Refusal["facts"]): JsonObject {
  return Object.fromEntries(
    Object.entries(facts)
      // A backend's own words are the message already.
      .filter(([name]) => name !== "message")
      .map(([name, value]) => [name, MOMENTS.has(name) ? readableMoment(value) : value]),
  );
}

function readableMoment(value: number | string): string | number {
  try {
    return typeof value === "number" ? toIso(instant(value)) : value;
  } catch {
    // A backend's facts are its own; what is no moment is shown as it came.
    return value;
  }
}

/** An action that must happen once and whose outcome could not be learned; the same intent may be sent again. */
export function unknownOutcome(fault: Fault | undefined, intent: IdempotencyKey): Failure {
  const message = fault?.message ?? "no reply came";
  return {
    kind: fault?.fault === "contract" ? "contract" : "unknown-outcome",
    message: `${message} (it may have been carried out: look at the list, or send it again with --intent ${intent})`,
    details: { intent, endpoint: fault?.endpoint, field: fault?.field, status: fault?.status },
  };
}
