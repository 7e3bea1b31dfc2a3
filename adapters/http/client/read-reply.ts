import * as v from "valibot";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { isKnownCode } from "../../../contracts/problems.ts";
import { failureReason, REFUSAL_CODE } from "../../../core/rules/failure-policy.ts";
import { isThaiText } from "../../../core/sentences/sentences.ts";
import type { Fault, FaultKind, Problem } from "../../../core/shared/fault.ts";
import { backendRefusalOf, type Refusal, type RefusalCode } from "../../../core/shared/refusal.ts";
import type { Delivery } from "./deliver.ts";
import { faultOf } from "./faults.ts";

/** True for a value that needs no parsing: `fitsExactly`. */
export type FitsTest = (schema: v.GenericSchema, value: unknown) => boolean;

/** Whether a code is that of a refusal. */
export type KnowsCode = (code: unknown) => code is RefusalCode;

/** A problem, or the value of a reply that follows the contract. */
export interface ReplyResult {
  readonly problem?: Problem;
  readonly value?: unknown;
}

/** Turns the outcome of a request into a value or a problem. */
export function readReply(row: Endpoint, delivery: Delivery, knows: KnowsCode, fits?: FitsTest): ReplyResult {
  const effect = row.effect === "money" ? "unknown" : "none";
  switch (delivery.kind) {
    case "no-reply":
      return { problem: faultOf(row, "unreachable", { effect }) };
    case "timed-out":
      return { problem: faultOf(row, "timed-out", { effect, code: "ECONNABORTED" }) };
    case "cancelled":
      return { problem: faultOf(row, "cancelled", { effect, onPurpose: delivery.onPurpose || undefined }) };
    case "cut":
      return isSuccess(delivery.status)
        ? { problem: brokenReply(row, delivery.status, CUT_REPLY) }
        : { problem: failedReply(row, delivery.status, "", knows) };
    case "reply":
      return isSuccess(delivery.status)
        ? parseReply(row, delivery.status, delivery.text, fits)
        : { problem: failedReply(row, delivery.status, delivery.text, knows) };
  }
}

/** Checks a successful reply against the contract. */
function parseReply(row: Endpoint, status: number, text: string, fits: FitsTest | undefined): ReplyResult {
  const body = parseJson(text);
  if (body === undefined && text !== "") return { problem: brokenReply(row, status, notJson(text)) };
  const problem = readProblemBody(body);
  if (problem.code === REFUSAL_CODE) return { problem: backendRefusal(problem, status) };
  if (fits?.(row.reply, body)) return { value: body };
  const parsed = v.safeParse(row.reply, body, { abortEarly: true });
  if (parsed.success) return { value: parsed.output };
  return { problem: brokenReply(row, status, mismatchOf(parsed.issues[0])) };
}

function brokenReply(row: Endpoint, status: number, mismatch: Mismatch): Fault {
  return faultOf(row, "contract", { effect: row.effect === "money" ? "unknown" : "none", status, ...mismatch });
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * Classifies a reply with a status outside 200 to 299 (spec section 8, core/rules/failure-policy). Only the backend's own
 * word says that a call had no effect: a message with a code that the contract knows. A proxy may answer with any status
 * after the backend carried the call out.
 */
export function failedReply(row: Endpoint, status: number, text: string, knows: KnowsCode): Problem {
  const body = readProblemBody(parseJson(text));
  const { code, message } = body;
  const reason = failureReason({ status, code });
  if (reason === "refused") return backendRefusal(body, status);

  const unauthorised = reason === "unauthorised";
  // These are the backend's own words: closed for maintenance, or it could not begin. Any other 503 is a failure.
  const ownUnavailable = status === 503 && (code === "maintenance" || code === "storage-unreachable");
  const deliberate = (status >= 400 && status < 500) || ownUnavailable;
  const ownWord = deliberate && message !== undefined && isKnownCode(code, status, knows);
  const effect = row.effect === "money" && !ownWord ? "unknown" : "none";
  if (deliberate && effect === "none" && knows(code) && !(unauthorised && row.auth === "member")) {
    return backendRefusalOf(code, body.facts, message, body.field);
  }
  // A public call has no session that could end: a 401 of the sign-in is a refusal.
  if (unauthorised && row.auth === "public" && effect === "none") return backendRefusal(body, status);

  // A backend with codes of its own: what it says holds once reading back shows no effect.
  const mayRefuse = effect === "unknown" && deliberate && message !== undefined && !MAY_STILL_RUN.has(status);
  const kind: FaultKind = isNotOffered(status, body)
    ? "not-available"
    : reason === "success" || reason === "cancelled"
      ? "server"
      : reason;
  return faultOf(row, kind, {
    effect,
    status,
    code: code === undefined ? undefined : String(code),
    // Why it came too late, we know ourselves.
    said: kind === "timed-out" ? undefined : message,
    refusal: mayRefuse ? backendRefusal(body, status) : undefined,
  });
}

/** A router's answer to a row that the backend does not have. A 404 in Thai speaks of what the call names. */
function isNotOffered(status: number, { code, message }: ProblemBody): boolean {
  if (status === 405 || status === 501) return true;
  return status === 404 && (code === "not-found" || message === undefined || !isThaiText(message));
}

/** Statuses that do not say that the backend has finished with the call: it timed out, or the same key is in flight. */
const MAY_STILL_RUN: ReadonlySet<number> = new Set([408, 409, 425, 499]);

/** A refusal in the backend's own words. */
function backendRefusal({ facts, message, field }: ProblemBody, status: number): Refusal {
  return backendRefusalOf("backend-refused", { ...facts, status }, message, field);
}

/** The readable parts of a failed reply's body. */
interface ProblemBody {
  /** The backend's sentence, if people can read it. */
  readonly message: string | undefined;
  readonly code: string | number | undefined;
  readonly field: string | undefined;
  readonly facts: Readonly<Record<string, number | string>>;
}

/** Longer texts are stack traces or pages, not sentences for people. */
const MAX_SENTENCE_LENGTH = 500;

/** Reads the fields that have the right type and ignores the rest: a failed reply may have any body. */
function readProblemBody(body: unknown): ProblemBody {
  const { message, code, field, facts } = isRecord(body) ? body : {};
  const sentence = typeof message === "string" ? message.trim() : "";
  return {
    message: sentence !== "" && sentence.length <= MAX_SENTENCE_LENGTH ? sentence : undefined,
    code: typeof code === "string" || typeof code === "number" ? code : undefined,
    field: typeof field === "string" ? field : undefined,
    facts: isRecord(facts) ? onlyFacts(facts) : {},
  };
}

/** Returns undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function onlyFacts(facts: Record<string, unknown>): Record<string, number | string> {
  const found: Record<string, number | string> = {};
  for (const key of Object.keys(facts)) {
    const fact = facts[key];
    if (typeof fact === "number" || typeof fact === "string") found[key] = fact;
  }
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Where a reply breaks the contract. Has kinds of values only: a value may be a token or somebody's name. */
interface Mismatch {
  /** A dotted path, or the whole body. */
  readonly field: string;
  readonly expected: string;
  readonly received: string;
}

/** Names the field of a mismatch of the whole body. */
const WHOLE_BODY = "body";

const CUT_REPLY: Mismatch = { field: WHOLE_BODY, expected: "a whole reply", received: "a part of one" };

function notJson(text: string): Mismatch {
  return { field: WHOLE_BODY, expected: "JSON", received: /^\s*</.test(text) ? "a page" : "another text" };
}

function mismatchOf(issue: v.BaseIssue<unknown>): Mismatch {
  return {
    field: v.getDotPath(issue) ?? WHOLE_BODY,
    // For a missing field, the library names the field again in place of what it expects.
    expected:
      issue.input === undefined ? "a value" : ((issue.kind === "schema" ? issue.expected : undefined) ?? issue.type),
    received: kindOf(issue.input),
  };
}

function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}
