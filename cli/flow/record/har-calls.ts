import * as v from "valibot";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { UseCase } from "../use-cases.ts";
import type { RecordedCall } from "./recorder.ts";
import { type Body, calledRow, outcomeOf, useCaseOf } from "./wire-calls.ts";

export interface HarCalls {
  readonly calls: readonly RecordedCall[];
  /** How many calls that change something have no use case here, by the call's name in the contract. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** The calls of a recording of a browser (HAR) that change something, or what is wrong with the text, and where. */
export function harCalls(text: string, useCases: ReadonlyMap<string, UseCase>): Result<HarCalls, string> {
  const entries = entriesOf(text);
  if (!entries.ok) return entries;
  const calls: RecordedCall[] = [];
  const leftOut = new Map<string, number>();
  for (const [index, { request, response }] of entries.value.entries()) {
    const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
    const row = url && calledRow(request.method, url.pathname);
    // What never had a reply, and preflights, are no calls of a member.
    if (!row || row.effect === "read" || response.status === 0) continue;
    const body = bodyOf(request.postData?.text, `log.entries[${index}].request.postData.text`);
    if (!body.ok) return body;
    const reply = bodyOf(contentOf(response.content), `log.entries[${index}].response.content.text`);
    if (!reply.ok) return reply;
    const used = useCaseOf(row.name, body.value, useCases);
    if (used) calls.push({ ...used, outcome: outcomeOf(response.status, reply.value) });
    else leftOut.set(row.name, (leftOut.get(row.name) ?? 0) + 1);
  }
  return ok({ calls, leftOut });
}

/** Recorders write null for what a call has not. */
const text = v.nullish(v.string());
const content = v.nullish(v.object({ text, encoding: text }));

type HarContent = v.InferOutput<typeof content>;

const entry = v.object({
  request: v.object({ method: v.string(), url: v.string(), postData: v.nullish(v.object({ text })) }),
  response: v.object({ status: v.pipe(v.number(), v.safeInteger()), content }),
});

const harFile = v.object({ log: v.object({ entries: v.array(entry) }) });

function entriesOf(text: string): Result<readonly v.InferOutput<typeof entry>[], string> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    // The rest of the message quotes the file, which holds secrets.
    const place = /\(line \d+ column \d+\)/.exec(String(error))?.[0];
    return err(`it is not JSON${place === undefined ? "" : ` ${place}`}`);
  }
  const { success, output, issues } = v.safeParse(harFile, data);
  if (success) return ok(output.log.entries);
  const [{ path, input, expected }] = issues;
  const at = path?.map(({ key }) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");
  // A kind and never the value, which may be a secret.
  const found = input === null ? "null" : Array.isArray(input) ? "a list" : typeof input;
  return err(`${at?.slice(1) ?? "the file"} is ${found}, not ${expected ?? "a whole number"}`);
}

/** The fields of a JSON body; none for another one. */
function bodyOf(text: string | null | undefined, at: string): Result<Body, string> {
  let body: unknown;
  try {
    body = JSON.parse(text ?? "");
  } catch {
    return ok({});
  }
  const problem = unusable(body, 0);
  if (problem !== undefined) return err(`${at}: ${problem}`);
  return ok(typeof body === "object" && body !== null && !Array.isArray(body) ? (body as Body) : {});
}

/** No body of the contract is nearly as deep. */
const DEEPEST = 50;

/** Why JSON that was parsed cannot be written again: a number such as 1e400, or too many levels. */
function unusable(value: unknown, depth: number): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : "a number is too large";
  if (typeof value !== "object" || value === null) return undefined;
  if (depth === DEEPEST) return `more than ${DEEPEST} levels`;
  for (const each of Object.values(value)) {
    const problem = unusable(each, depth + 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function contentOf(body: HarContent): string | undefined {
  const { text, encoding } = body ?? {};
  return encoding === "base64" ? Buffer.from(text ?? "", "base64").toString("utf8") : (text ?? undefined);
}
