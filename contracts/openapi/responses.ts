import { wordsOf } from "../../core/sentences/sentences.ts";
import { thai } from "../../core/sentences/thai.ts";
import { backendRefusalOf, type RefusalCode } from "../../core/shared/refusal.ts";
import { type Endpoint, refusalsOf } from "../endpoint.ts";
import { PROBLEM_STATUSES, type ProblemCode, refusalStatus } from "../problems.ts";

const RETRY_AFTER = {
  "Retry-After": { description: "Seconds until another try can succeed", schema: { type: "integer", minimum: 1 } },
};
const ALLOW = { Allow: { description: "The methods of the path", schema: { type: "string" } } };

/** The failures that many rows share. */
export const RESPONSES = {
  wrongField: problemResponse("The body, the query, the path or a header is wrong; `field` names the place", [
    "body-invalid",
  ]),
  unauthorised: problemResponse("No valid bearer token", ["unauthorised"], {
    "WWW-Authenticate": { description: "Bearer", schema: { type: "string" } },
  }),
  forbidden: problemResponse("The path names another member", ["forbidden"]),
  notFound: problemResponse("The backend lacks the call", ["not-found"]),
  wrongMethod: problemResponse("The path has no such method", ["method-not-allowed"], ALLOW),
  tooLate: problemResponse("The request took too long"),
  inFlight: problemResponse("The same key is in flight: ask again with it"),
  tooLarge: problemResponse("The body is too large", ["body-too-large"]),
  wrongType: problemResponse("The body is not JSON by its content type"),
  tooMany: problemResponse("Too many requests", [], RETRY_AFTER),
  unexpected: problemResponse("The backend failed", ["unexpected"]),
  maintenance: problemResponse("Closed for maintenance, or the storage cannot be reached: the call had no effect", [
    "maintenance",
    "storage-unreachable",
  ]),
  failed: problemResponse("Any other failure; code 500256 is a refusal to show"),
} as const;
type SharedResponse = keyof typeof RESPONSES;

/** The failures of a row by status. A status whose codes are the row's own lists them. */
export function failuresOf(row: Endpoint): Readonly<Record<string, object>> {
  const named = /\{(uuid|username)\}/.test(row.path);
  const shared: Readonly<Record<number, SharedResponse | undefined>> = {
    400: "wrongField",
    401: row.auth === "member" ? "unauthorised" : undefined,
    403: named ? "forbidden" : undefined,
    404: "notFound",
    405: "wrongMethod",
    408: "tooLate",
    409: row.effect === "money" ? "inFlight" : undefined,
    413: row.body ? "tooLarge" : undefined,
    415: row.body ? "wrongType" : undefined,
    429: "tooMany",
    500: "unexpected",
    503: "maintenance",
  };
  const common: readonly RefusalCode[] = ["body-invalid", "maintenance"];
  const own = refusalsOf(row).filter((code) => !common.includes(code));
  const statuses = new Set([...Object.keys(shared).map(Number), ...own.map(refusalStatus)]);
  return Object.fromEntries([
    ...Array.from(statuses)
      .sort((one, other) => one - other)
      .flatMap((status) => {
        const codes = own.filter((code) => refusalStatus(code) === status);
        const name = shared[status];
        if (codes.length === 0) return name ? [[status, { $ref: `#/components/responses/${name}` }]] : [];
        const headers = status === 429 ? RETRY_AFTER : undefined;
        return [[status, problemResponse("A rule refused the call, which had no effect", codes, headers)]];
      }),
    ["default", { $ref: "#/components/responses/failed" }],
  ]);
}

/** A failure with a problem as its body. Without codes, any code may come. */
function problemResponse(
  description: string,
  codes: readonly (RefusalCode | ProblemCode)[] = [],
  headers?: Readonly<Record<string, object>>,
): object {
  const [first = "unexpected"] = codes;
  const problem = { $ref: "#/components/schemas/Problem" };
  const code = { type: "object", properties: { code: { type: "string", enum: codes } }, required: ["code"] };
  const schema = codes.length === 0 ? problem : { allOf: [problem, code] };
  return {
    description,
    ...(headers && { headers }),
    content: { "application/json": { schema, example: { message: sentenceOf(first), code: first } } },
  };
}

function sentenceOf(code: RefusalCode | ProblemCode): string {
  const message = code in PROBLEM_STATUSES ? "" : wordsOf(backendRefusalOf(code as RefusalCode, {}, ""), thai).message;
  return message === "" ? "ทำรายการไม่สำเร็จ" : message;
}
