import * as v from "valibot";
import { problem } from "../../../contracts/problems.ts";
import { deviates, notImplemented, stopOf } from "./findings.ts";
import { type BodyOf, fieldSource, pathOf, type ReplyOf, type RowName, rowOf, titleOf } from "./rows.ts";
import { headersFor, isJson, jsonOf, kindOf, reasonOf, type SendWire, type WireAnswer } from "./wire.ts";

export interface Input<Name extends RowName> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyOf<Name>;
  /** The idempotency key. */
  readonly key?: string;
}

export interface Refused {
  readonly ok: false;
  readonly status: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly text: string;
}

export type Answer<Name extends RowName> =
  | { readonly ok: true; readonly status: number; readonly value: ReplyOf<Name>; readonly text: string }
  | Refused;

/** Calls rows by name, as one person or as a visitor. */
export interface Caller {
  /** Any reply that fits the contract. Everything else deviates, failures of the server too, but for closed sites. */
  ask<Name extends RowName>(name: Name, input?: Input<Name>): Promise<Answer<Name>>;
  /** The value of a success. A refusal deviates. */
  get<Name extends RowName>(name: Name, input?: Input<Name>): Promise<ReplyOf<Name>>;
  /** A refusal, with one of the codes where some are named. A success deviates. */
  refused<Name extends RowName>(name: Name, input?: Input<Name>, ...codes: string[]): Promise<Refused>;
}

export interface CallerOptions {
  readonly send: SendWire;
  readonly token?: () => string;
  /** The parts of a path that are the person's own. */
  readonly own?: Readonly<Record<string, string>>;
}

export function createCaller({ send, token, own = {} }: CallerOptions): Caller {
  async function ask<Name extends RowName>(name: Name, input: Input<Name> = {}): Promise<Answer<Name>> {
    const { params = {}, query = {}, body, key } = input;
    const search = new URLSearchParams(query).toString();
    const row = rowOf(name);
    const headers = headersFor(row.auth === "member" ? token?.() : undefined, body !== undefined);
    if (key !== undefined) headers["idempotency-key"] = key;
    const answer = await send({
      method: row.method,
      path: `${pathOf(name, { ...own, ...params })}${search === "" ? "" : `?${search}`}`,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    }).catch((error: unknown) => {
      if (stopOf(error)) throw error;
      return deviates(titleOf(name), "a reply", `none: ${reasonOf(error)}`);
    });
    return answerOf(name, answer);
  }
  return {
    ask,
    async get(name, input) {
      const answer = await ask(name, input);
      return answer.ok
        ? answer.value
        : deviates(titleOf(name), "a success", `${answer.status} ${answer.code}`, rowOf(name).source);
    },
    async refused(name, input, ...codes) {
      const answer = await ask(name, input);
      const expected = codes.length === 0 ? "a refusal" : `a refusal with ${codes.join(" or ")}`;
      if (answer.ok) return deviates(titleOf(name), expected, `${answer.status} ${answer.text}`);
      return codes.length === 0 || codes.includes(answer.code)
        ? answer
        : deviates(titleOf(name), expected, `${answer.status} ${answer.code}`);
    },
  };
}

const BACKEND_REFUSED = "500256";

/** Reads a reply by the contract. */
function answerOf<Name extends RowName>(name: Name, answer: WireAnswer): Answer<Name> {
  const { status, text } = answer;
  const { source } = rowOf(name);
  if (status === 404 || status === 501) return notImplemented(titleOf(name));
  const json = isJson(answer) ? jsonOf(text) : undefined;
  if (json === undefined) return deviates(titleOf(name), "JSON", `${status} ${kindOf(answer)}`, source);
  if (status >= 200 && status < 300) {
    const parsed = v.safeParse(rowOf(name).reply, json);
    if (parsed.success) return { ok: true, status, value: parsed.output as ReplyOf<Name>, text };
    const [issue] = parsed.issues;
    const where = `${titleOf(name)}, field ${v.getDotPath(issue) ?? "body"}`;
    const path = (issue.path ?? []).map(({ key }) => String(key));
    const designedBy = fieldSource(rowOf(name).reply, path) ?? source;
    return deviates(where, issue.expected ?? issue.message, issue.received, designedBy);
  }
  const parsed = v.safeParse(problem, json);
  if (!parsed.success) return deviates(titleOf(name), "a problem with a message", `${status} ${text}`, source);
  const { code, facts } = parsed.output;
  // The specification's own refusal may have any status (section 7), and a closed site has 503.
  if (status >= 500 && status !== 503 && String(code) !== BACKEND_REFUSED) {
    return deviates(titleOf(name), "a success or a refusal", `${status} ${String(code ?? "")}`.trim(), source);
  }
  return { ok: false, status, code: String(code ?? status), facts: facts ?? {}, text };
}
