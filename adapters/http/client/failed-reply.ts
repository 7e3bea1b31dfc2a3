import type { Endpoint } from "../../../contracts/endpoint.ts";
import { isKnownCode } from "../../../contracts/known-codes.ts";
import { failureReason } from "../../../core/rules/failure-policy.ts";
import type { FaultKind, Problem } from "../../../core/shared/fault.ts";
import { backendRefusalOf, isRefusalCode, type Refusal } from "../../../core/shared/refusal.ts";
import { faultOf } from "./faults.ts";
import { type ProblemBody, parseJson, readProblemBody } from "./problem-body.ts";

/**
 * Classifies a reply with a status outside 200 to 299 (spec section 8, core/rules/failure-policy). Only the backend's own
 * word says that a call had no effect: a message with a code that the contract knows. A proxy may answer with any status
 * after the backend carried the call out.
 */
export function failedReply(row: Endpoint, status: number, text: string): Problem {
  const body = readProblemBody(parseJson(text));
  const { code, message } = body;
  const reason = failureReason({ status, code });
  if (reason === "refused") return backendRefusal(body, status);

  const unauthorised = reason === "unauthorised";
  // These are the backend's own words: closed for maintenance, or it could not begin. Any other 503 is a failure.
  const ownUnavailable = status === 503 && (code === "maintenance" || code === "storage-unreachable");
  const deliberate = (status >= 400 && status < 500) || ownUnavailable;
  const ownWord = deliberate && message !== undefined && isKnownCode(code, status);
  const effect = row.effect === "money" && !ownWord ? "unknown" : "none";
  if (deliberate && effect === "none" && isRefusalCode(code) && !(unauthorised && row.auth === "member")) {
    return withField(backendRefusalOf(code, body.facts, message ?? ""), body);
  }
  // A public call has no session that could end: a 401 of the sign-in is a refusal.
  if (unauthorised && row.auth === "public" && effect === "none") return backendRefusal(body, status);

  // A backend with codes of its own: what it says holds once reading back shows no effect.
  const mayRefuse = effect === "unknown" && deliberate && message !== undefined && !MAY_STILL_RUN.has(status);
  const missing = row.source === "assumed" && (status === 404 || status === 501);
  const kind: FaultKind = missing
    ? "not-available"
    : reason === "success" || reason === "cancelled"
      ? "server"
      : reason;
  return faultOf(row, kind, {
    effect,
    status,
    code: code === undefined ? undefined : String(code),
    // The other kinds have sentences of our own.
    backendMessage: kind === "server" || kind === "unavailable" ? message : undefined,
    refusal: mayRefuse ? backendRefusal(body, status) : undefined,
  });
}

/** Statuses that do not say that the backend has finished with the call: it timed out, or the same key is in flight. */
const MAY_STILL_RUN: ReadonlySet<number> = new Set([408, 409, 425, 499]);

/** A refusal in the backend's own words. The fact `message` is empty where it sent none. */
export function backendRefusal(body: ProblemBody, status: number): Refusal {
  const message = body.message ?? "";
  return withField(backendRefusalOf("backend-refused", { ...body.facts, message, status }, message), body);
}

function withField(refusal: Refusal, { field }: ProblemBody): Refusal {
  return field === undefined ? refusal : { ...refusal, field };
}
