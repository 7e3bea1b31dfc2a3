import type { Endpoint } from "../../../contracts/endpoint.ts";
import { failureReason } from "../../../core/rules/failure-policy.ts";
import type { Fault, FaultKind, Problem } from "../../../core/shared/fault.ts";
import { isRefusalCode, type Refusal, type RefusalCode, refuse } from "../../../core/shared/refusal.ts";
import { faultOf } from "./faults.ts";
import { type ProblemBody, parseJson, readProblemBody } from "./problem-body.ts";

/** What a reply with a status outside 200 to 299 says (spec section 8, decided in core/rules/failure-policy). */
export function failedReply(row: Endpoint, status: number, text: string): Problem {
  const body = readProblemBody(parseJson(text));
  const { code, message } = body;
  const reason = failureReason({ status, code });
  if (reason === "refused") return backendRefusal(body, status);

  const unauthorised = reason === "unauthorised";
  // Closed on purpose is a no like any other; an unexplained 503 is not.
  const decided = (status >= 400 && status < 500) || (status === 503 && code === "maintenance");
  if (decided && isRefusalCode(code) && !(unauthorised && row.auth === "member")) return refusalFrom(code, body);
  // Without a session there is none to lose: a 401 of the sign-in is its "no".
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
    // A session's end and a missing part have words of our own; what else a backend says is shown as it is.
    said: kind === "server" || kind === "unavailable" ? message : undefined,
  });
}

/** The backend's "no" in its own words, whatever it is about; the fact `message` is empty where it sent none. */
export function backendRefusal(body: ProblemBody, status: number): Refusal {
  const said = body.message ?? "";
  const refusal = refuse("backend-refused", { message: said });
  return { ...withField(refusal, body), facts: { ...body.facts, message: said, status } };
}

/** The sentence of a rule, as the backend wrote it: it alone knows all the facts. */
function refusalFrom(code: RefusalCode, body: ProblemBody): Refusal {
  const { message } = refuse("backend-refused", { message: body.message ?? "" });
  return withField({ kind: "refusal", code, message, facts: body.facts }, body);
}

function withField(refusal: Refusal, { field }: ProblemBody): Refusal {
  return field === undefined ? refusal : { ...refusal, field };
}

/** A 4xx says that nothing was done, save a time-out and "the same key is under way". So does "not implemented". */
export function effectAfter(row: Endpoint, status: number): Fault["effect"] {
  const nothingDone = (status >= 400 && status < 500 && status !== 408 && status !== 409) || status === 501;
  return row.effect === "money" && !nothingDone ? "unknown" : "none";
}
