import type * as v from "valibot";
import { type ProblemCode, type ProblemStatus, refusalStatus } from "../../contracts/problem-statuses.ts";
import type { problem } from "../../contracts/schemas/problem.ts";
import { at, type Refusal, refuse } from "../../core/shared/refusal.ts";

/** Errors before any rule runs, and unexpected ones. */
const HTTP_ERRORS = {
  unauthorised: { status: 401, message: "กรุณาเข้าสู่ระบบใหม่อีกครั้ง" },
  forbidden: { status: 403, message: "รายการนี้เป็นของสมาชิกคนอื่น" },
  "not-found": { status: 404, message: "ไม่พบข้อมูลที่ขอ" },
  "method-not-allowed": { status: 405, message: "เรียกด้วยวิธีที่ไม่รองรับ" },
  "body-too-large": { status: 413, message: "ข้อมูลที่ส่งมาใหญ่เกินไป" },
  unexpected: { status: 500, message: "ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง" },
} as const satisfies {
  readonly [Code in ProblemCode]: { readonly status: ProblemStatus<Code>; readonly message: string };
};
export type HttpError = keyof typeof HTTP_ERRORS;

/** The one shape of every failed reply. */
export type ProblemBody = v.InferInput<typeof problem>;

export function jsonReply(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}

export function httpErrorReply(error: HttpError, headers: Record<string, string> = {}): Response {
  const { status, message } = HTTP_ERRORS[error];
  return jsonReply({ message, code: error } satisfies ProblemBody, status, headers);
}

export function refusalReply({ code, message, field, facts }: Refusal): Response {
  const body: ProblemBody = { message, code, ...(field === undefined ? {} : { field }), facts };
  return jsonReply(body, refusalStatus(code));
}

/** 400 for a value that the row's schema rejects. `why` is the schema's own message, in English. */
export function wrongFieldReply(field: string, why: string): Response {
  const refusal = at(field, refuse("body-invalid", { field }));
  return refusalReply({ ...refusal, facts: { ...refusal.facts, why } });
}
