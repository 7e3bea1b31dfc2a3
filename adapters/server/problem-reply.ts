import type * as v from "valibot";
import { type ProblemCode, type ProblemStatus, type problem, refusalStatus } from "../../contracts/problems.ts";
import { SENTENCES } from "../../core/sentences/every-language.ts";
import { type InLanguages, inLanguage, type Sentences, wordsOf } from "../../core/sentences/sentences.ts";
import { thai } from "../../core/sentences/thai.ts";
import { at, type Refusal, refuse } from "../../core/shared/refusal.ts";
import { NO_PAGE, type Reply } from "./http/http-call.ts";

/** Errors before any rule runs, and unexpected ones. */
const HTTP_ERRORS = {
  unauthorised: { status: 401, th: "กรุณาเข้าสู่ระบบใหม่อีกครั้ง", en: "Please sign in again." },
  // The code is that of every 401, because what follows is the same.
  "session-ended": {
    status: 401,
    th: "บัญชีนี้ถูกออกจากระบบจากอีกเครื่อง กรุณาเข้าสู่ระบบอีกครั้ง",
    en: "This account was signed out on another device. Please sign in again.",
    code: "unauthorised",
  },
  "session-expired": {
    status: 401,
    th: "หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง",
    en: "Your session is over. Please sign in again.",
    code: "unauthorised",
  },
  forbidden: { status: 403, th: "รายการนี้เป็นของสมาชิกคนอื่น", en: "This belongs to another member." },
  "role-missing": {
    status: 403,
    th: "บัญชีนี้ไม่มีสิทธิ์ทำรายการนี้",
    en: "This account may not do that.",
    code: "forbidden",
  },
  "sandbox-token-wrong": { status: 403, th: "ต้องใช้รหัสของแซนด์บ็อกซ์", en: "The sandbox's token is needed." },
  "not-found": { status: 404, th: "ไม่พบข้อมูลที่ขอ", en: "There is nothing here." },
  "method-not-allowed": { status: 405, th: "เรียกด้วยวิธีที่ไม่รองรับ", en: "This method is not supported." },
  "body-too-late": {
    status: 408,
    th: "ข้อมูลส่งมาช้าเกินไป กรุณาลองใหม่อีกครั้ง",
    en: "The data came too late. Please try again.",
  },
  "body-too-large": { status: 413, th: "ข้อมูลที่ส่งมาใหญ่เกินไป", en: "The data is too large." },
  "body-type-wrong": { status: 415, th: "รูปแบบข้อมูลที่ส่งมาไม่รองรับ", en: "Data of this type is not supported." },
  "host-unknown": { status: 421, th: "ไม่รู้จักชื่อเว็บไซต์ที่เรียก", en: "This name of a site is not known here." },
  "head-too-large": { status: 431, th: "ข้อมูลที่ส่งมาใหญ่เกินไป", en: "The data is too large." },
  "too-many-connections": {
    status: 503,
    th: "ขณะนี้มีผู้ใช้งานจำนวนมาก กรุณาลองใหม่อีกครั้ง",
    en: "Many people are here right now. Please try again.",
  },
  "storage-unreachable": {
    status: 503,
    th: "ระบบไม่พร้อมให้บริการชั่วคราว ยังไม่มีการทำรายการใด ๆ กรุณาลองใหม่ในอีกสักครู่",
    en: "The service is not available at the moment. Nothing was done. Please try again in a while.",
  },
  "too-many-streams": {
    status: 429,
    th: "เปิดไว้หลายหน้าเกินไป กรุณาปิดบางหน้า",
    en: "Too many pages are open. Please close some.",
  },
  "not-available": { status: 501, th: "ส่วนนี้ยังไม่เปิดให้ใช้งาน", en: "This part is not offered yet." },
  unexpected: {
    status: 500,
    th: "ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง",
    en: "Something went wrong on our side. Please try again.",
  },
} as const satisfies Readonly<Record<"session-ended" | "session-expired" | "role-missing", object>> & {
  readonly [Code in ProblemCode]: { readonly status: ProblemStatus<Code> } & InLanguages<string>;
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

/** The rest of a body whose sentence is in the caller's language. */
type Fields = Omit<ProblemBody, "message">;

function problemReply(
  say: (sentences: Sentences) => string,
  fields: Fields,
  status: number,
  headers?: Readonly<Record<string, string>>,
): Reply {
  const bodyIn = (sentences: Sentences): ProblemBody => ({ message: say(sentences), ...fields });
  return {
    ...jsonReply(bodyIn(thai), status, headers),
    code: String(fields.code),
    inLanguage: (language) => JSON.stringify(bodyIn(SENTENCES[language])),
  };
}

export function jsonReply(body: unknown, status = 200, headers?: Readonly<Record<string, string>>): Reply {
  return {
    status,
    headers: headers ? { ...JSON_HEADERS, ...headers } : JSON_HEADERS,
    body: JSON.stringify(body),
  };
}

export function httpErrorReply(error: HttpError, headers?: Readonly<Record<string, string>>): Reply {
  const found: { status: number; code?: string } & InLanguages<string> = HTTP_ERRORS[error];
  return problemReply(
    ({ language }) => inLanguage(found, language),
    { code: found.code ?? error },
    found.status,
    headers,
  );
}

/** The reply to an unexpected error. The id finds its line in the log. */
export function unexpectedReply(requestId: string | undefined): Reply {
  const fields: Fields = { code: "unexpected", ...(requestId === undefined ? {} : { requestId }) };
  return problemReply(
    ({ language }) => inLanguage(HTTP_ERRORS.unexpected, language),
    fields,
    HTTP_ERRORS.unexpected.status,
  );
}

/** A failed reply where no route has seen the request, as the parts that Node's server sends. */
export interface RawProblem {
  readonly status: number;
  readonly code: string;
  readonly body: string;
}

export function httpErrorBody(error: HttpError): RawProblem {
  const { status, th: message } = HTTP_ERRORS[error];
  return { status, code: error, body: JSON.stringify({ message, code: error } satisfies ProblemBody) };
}

export function refusalReply(refusal: Refusal): Reply {
  const { code, field, facts } = refusal;
  const fields: Fields = { code, ...(field === undefined ? {} : { field }), facts };
  const { retryAfter } = facts;
  const headers = retryAfter === undefined ? undefined : { "retry-after": String(retryAfter) };
  return problemReply((sentences) => wordsOf(refusal, sentences).message, fields, refusalStatus(code), headers);
}

/** 400 for a value that the row's schema rejects. `why` is the schema's own message, in English. */
export function wrongFieldReply(field: string, why: string): Reply {
  return refusalReply(wrongField(field, why));
}

/** The same where no route has seen the request. */
export function wrongFieldBody(field: string, why: string): RawProblem {
  const refusal = wrongField(field, why);
  const { code, facts } = refusal;
  const { message } = wordsOf(refusal, thai);
  return { status: 400, code, body: JSON.stringify({ message, code, field, facts } satisfies ProblemBody) };
}

function wrongField(field: string, why: string): Refusal {
  const refusal = at(field, refuse("body-invalid", { field }));
  return { ...refusal, facts: { ...refusal.facts, why } };
}
