import * as v from "valibot";
import { operation } from "../../../contracts/schemas/site.ts";
import type { Failure } from "../../output/failure.ts";
import { headersFor, kindOf, pathOf, reasonOf } from "./caller.ts";
import { titleOf } from "./rows.ts";
import { stopOf } from "./stop.ts";
import { isJson, jsonOf } from "./trail.ts";
import type { SendWire, WireAnswer } from "./wire.ts";

/** Why a target cannot be checked at all; undefined for one that looks like a backend of this contract. */
export async function preflight(send: SendWire): Promise<Failure | undefined> {
  const call = { method: "GET", path: pathOf("operation", {}), headers: headersFor(undefined, false) };
  const answer = await send(call).catch(unanswered);
  if ("kind" in answer) return answer;
  const { status } = answer;
  const isClosed = status === 200 && isJson(answer) && Object(jsonOf(answer.text)).websiteStatus === "MA";
  if (isClosed || status === 503) {
    const why = isClosed ? "is in maintenance" : `answers ${status}`;
    return { kind: "unavailable", message: `the target ${why}, so nothing can be checked now`, details: { status } };
  }
  if (status >= 300 && status < 400) {
    // Its query may hold what was sent.
    const where = answer.header("location")?.replace(/[?#][^]*$/, "") ?? "elsewhere";
    return broken(`the target redirects to ${where}; give that address as --target`, status);
  }
  if (isJson(answer) && (status >= 500 || (status === 200 && fits(answer)))) return undefined;
  return broken(
    `this is no backend of the contract: ${titleOf("operation")} answers ${status}, ${kindOf(answer)}`,
    status,
  );
}

function unanswered(error: unknown): Failure {
  const stop = stopOf(error);
  if (stop?.verdict === "not-checked") return { kind: "unavailable", message: stop.reason };
  const isLate = error instanceof Error && error.name === "TimeoutError";
  return { kind: isLate ? "timed-out" : "unreachable", message: `the backend does not answer: ${reasonOf(error)}` };
}

function fits({ text }: WireAnswer): boolean {
  return v.is(operation, jsonOf(text));
}

function broken(message: string, status: number): Failure {
  return { kind: "contract", message, details: { endpoint: titleOf("operation"), status } };
}
