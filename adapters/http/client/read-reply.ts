import * as v from "valibot";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { fitsExactly } from "../../../contracts/fits-exactly.ts";
import { REFUSAL_CODE } from "../../../core/rules/failure-policy.ts";
import type { Fault, Problem } from "../../../core/shared/fault.ts";
import type { Delivery } from "./deliver.ts";
import { backendRefusal, failedReply } from "./failed-reply.ts";
import { faultOf } from "./faults.ts";
import { CUT_REPLY, type Mismatch, mismatchOf, notJson } from "./mismatch.ts";
import { parseJson, readProblemBody } from "./problem-body.ts";

/** A problem, or the value of a reply that follows the contract. */
export interface ReplyResult {
  readonly problem?: Problem;
  readonly value?: unknown;
}

/** Turns the outcome of a request into a value or a problem. */
export function readReply(row: Endpoint, delivery: Delivery): ReplyResult {
  const effect = row.effect === "money" ? "unknown" : "none";
  switch (delivery.kind) {
    case "no-reply":
      return { problem: faultOf(row, "unreachable", { effect }) };
    case "timed-out":
      return { problem: faultOf(row, "timed-out", { effect, code: "ECONNABORTED" }) };
    case "cancelled":
      return { problem: faultOf(row, "cancelled", { effect, onPurpose: delivery.onPurpose }) };
    case "cut":
      return isSuccess(delivery.status)
        ? { problem: brokenReply(row, delivery.status, CUT_REPLY) }
        : { problem: failedReply(row, delivery.status, "") };
    case "reply":
      return isSuccess(delivery.status)
        ? parseReply(row, delivery.status, delivery.text)
        : { problem: failedReply(row, delivery.status, delivery.text) };
  }
}

/** Checks a successful reply against the contract. */
function parseReply(row: Endpoint, status: number, text: string): ReplyResult {
  const body = parseJson(text);
  if (body === undefined && text !== "") return { problem: brokenReply(row, status, notJson(text)) };
  const problem = readProblemBody(body);
  if (problem.code === REFUSAL_CODE) return { problem: backendRefusal(problem, status) };
  if (fitsExactly(row.reply, body)) return { value: body };
  const parsed = v.safeParse(row.reply, body, { abortEarly: true });
  if (parsed.success) return { value: parsed.output };
  return { problem: brokenReply(row, status, mismatchOf(parsed.issues[0])) };
}

function brokenReply(row: Endpoint, status: number, mismatch: Mismatch): Fault {
  return faultOf(row, "contract", { effect: row.effect === "money" ? "unknown" : "none", status, ...mismatch });
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
