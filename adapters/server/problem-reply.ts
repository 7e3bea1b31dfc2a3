import type * as v from "valibot";
import { type ProblemCode, type ProblemStatus, type problem, refusalStatus } from "../../contracts/problems.ts";
import { at, type Refusal, refuse } from "../../core/shared/refusal.ts";
import { NO_PAGE, type Reply } from "./http/http-call.ts";

/** Errors before any rule runs, and unexpected ones. */
const HTTP_ERRORS = {
  unauthorised: { status: 401, message: "กรุณาเข้าสู่ระบบใหม่อีกครั้ง" },
  // The code is that of every 401, because what follows is the same.
  "session-ended": {
    status: 401,
    message: "บัญชีนี้ถูกออกจากระบบจากอีกเครื่อง กรุณาเข้าสู่ระบบอีกครั้ง",
    code: "unauthorised",
  },
  "session-expired": { status: 401, message: "หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง", code: "unauthorised" },
  forbidden: { status: 403, message: "รายการนี้เป็นของสมาชิกคนอื่น" },
  "role-missing": { status: 403, message: "บัญชีนี้ไม่มีสิทธิ์ทำรายการนี้", code: "forbidden" },
  "sandbox-token-wrong": { status: 403, message: "ต้องใช้รหัสของแซนด์บ็อกซ์" },
  "not-found": { status: 404, message: "ไม่พบข้อมูลที่ขอ" },
  "method-not-allowed": { status: 405, message: "เรียกด้วยวิธีที่ไม่รองรับ" },
  "body-too-late": { status: 408, message: "ข้อมูลส่งมาช้าเกินไป กรุณาลองใหม่อีกครั้ง" },
  "body-too-large": { status: 413, message: "ข้อมูลที่ส่งมาใหญ่เกินไป" },
  "body-type-wrong": { status: 415, message: "รูปแบบข้อมูลที่ส่งมาไม่รองรับ" },
  "host-unknown": { status: 421, message: "ไม่รู้จักชื่อเว็บไซต์ที่เรียก" },
  "head-too-large": { status: 431, message: "ข้อมูลที่ส่งมาใหญ่เกินไป" },
  "too-many-connections": { status: 503, message: "ขณะนี้มีผู้ใช้งานจำนวนมาก กรุณาลองใหม่อีกครั้ง" },
  "storage-unreachable": {
    status: 503,
    message: "ระบบไม่พร้อมให้บริการชั่วคราว ยังไม่มีการทำรายการใด ๆ กรุณาลองใหม่ในอีกสักครู่",
  },
  "too-many-streams": { status: 429, message: "เปิดไว้หลายหน้าเกินไป กรุณาปิดบางหน้า" },
  "not-available": { status: 501, message: "ส่วนนี้ยังไม่เปิดให้ใช้งาน" },
  unexpected: { status: 500, message: "ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง" },
} as const satisfies Readonly<Record<"session-ended" | "session-expired" | "role-missing", object>> & {
  readonly [Code in ProblemCode]: { readonly status: ProblemStatus<Code>; readonly message: string };
};
export type HttpError = keyof typeof HTTP_ERRORS;

/** The one shape of every failed reply. */
export type ProblemBody = v.InferInput<typeof problem>;

/** A JSON reply is never a page, never stored and never guessed to be of another type. */
export const JSON_HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  ...NO_PAGE,
};

function problemReply(body: ProblemBody, status: number, headers?: Readonly<Record<string, string>>): Reply {
  return { ...jsonReply(body, status, headers), code: String(body.code) };
}

export function jsonReply(body: unknown, status = 200, headers?: Readonly<Record<string, string>>): Reply {
  return {
    status,
    headers: headers ? { ...JSON_HEADERS, ...headers } : JSON_HEADERS,
    body: JSON.stringify(body),
  };
}

export function httpErrorReply(error: HttpError, headers?: Readonly<Record<string, string>>): Reply {
  const { status, message, code = error }: { status: number; message: string; code?: string } = HTTP_ERRORS[error];
  return problemReply({ message, code }, status, headers);
}

/** The reply to an unexpected error. The id finds its line in the log. */
export function unexpectedReply(requestId: string | undefined): Reply {
  const { status, message } = HTTP_ERRORS.unexpected;
  const body: ProblemBody = { message, code: "unexpected", ...(requestId === undefined ? {} : { requestId }) };
  return problemReply(body, status);
}

/** A failed reply where no route has seen the request, as the parts that Node's server sends. */
export interface RawProblem {
  readonly status: number;
  readonly code: string;
  readonly body: string;
}

export function httpErrorBody(error: HttpError): RawProblem {
  const { status, message } = HTTP_ERRORS[error];
  return { status, code: error, body: JSON.stringify({ message, code: error } satisfies ProblemBody) };
}

export function refusalReply({ code, message, field, facts }: Refusal): Reply {
  const body: ProblemBody = { message, code, ...(field === undefined ? {} : { field }), facts };
  const { retryAfter } = facts;
  const headers = retryAfter === undefined ? undefined : { "retry-after": String(retryAfter) };
  return problemReply(body, refusalStatus(code), headers);
}

/** 400 for a value that the row's schema rejects. `why` is the schema's own message, in English. */
export function wrongFieldReply(field: string, why: string): Reply {
  return refusalReply(wrongField(field, why));
}

/** The same where no route has seen the request. */
export function wrongFieldBody(field: string, why: string): RawProblem {
  const { code, message, facts } = wrongField(field, why);
  return { status: 400, code, body: JSON.stringify({ message, code, field, facts } satisfies ProblemBody) };
}

function wrongField(field: string, why: string): Refusal {
  const refusal = at(field, refuse("body-invalid", { field }));
  return { ...refusal, facts: { ...refusal.facts, why } };
}
