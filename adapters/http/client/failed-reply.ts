import type { Endpoint } from "../../../contracts/endpoint.ts";
import { failureReason } from "../../../core/rules/failure-policy.ts";
import type { Fault, FaultKind, Problem } from "../../../core/shared/fault.ts";
import { backendRefusalOf, isRefusalCode, type Refusal } from "../../../core/shared/refusal.ts";
import { faultOf } from "./faults.ts";
import { type ProblemBody, parseJson, readProblemBody } from "./problem-body.ts";

/** Classifies a reply with a status outside 200 to 299 (spec section 8, core/rules/failure-policy). */
export function failedReply(row: Endpoint, status: number, text: string): Problem {
  const body = readProblemBody(parseJson(text));
  const { code, message } = body;
  const reason = failureReason({ status, code });
  if (reason === "refused") return backendRefusal(body, status);

  const unauthorised = reason === "unauthorised";
  // A 503 for maintenance is a deliberate refusal. Any other 503 is a failure.
  const deliberate = (status >= 400 && status < 500) || (status === 503 && code === "maintenance");
  if (deliberate && isRefusalCode(code) && !(unauthorised && row.auth === "member")) {
    return withField(backendRefusalOf(code, body.facts, body.message ?? ""), body);
  }
  // A public call has no session that could end: a 401 of the sign-in is a refusal.
  if (unauthorised && row.auth === "public") return backendRefusal(body, status);

  const missing = row.source === "assumed" && (status === 404 || status === 501);
  const kind: FaultKind = missing
    ? "not-available"
    : reason === "success" || reason === "cancelled"
      ? "server"
      : reason;
  return faultOf(row, kind, {
    effect: effectAfter(row, status),
    status,
    code: code === undefined ? undefined : String(code),
    // The other kinds have sentences of our own.
    backendMessage: kind === "server" || kind === "unavailable" ? message : undefined,
  });
}

/** A refusal in the backend's own words. The fact `message` is empty where it sent none. */
export function backendRefusal(body: ProblemBody, status: number): Refusal {
  const message = body.message ?? "";
  return withField(backendRefusalOf("backend-refused", { ...body.facts, message, status }, message), body);
}

function withField(refusal: Refusal, { field }: ProblemBody): Refusal {
  return field === undefined ? refusal : { ...refusal, field };
}

/** A 4xx means that nothing was done, except 408 (timed out) and 409 (the same key is in flight). So does 501. */
export function effectAfter(row: Endpoint, status: number): Fault["effect"] {
  const hadNoEffect = (status >= 400 && status < 500 && status !== 408 && status !== 409) || status === 501;
  return row.effect === "money" && !hadNoEffect ? "unknown" : "none";
}
