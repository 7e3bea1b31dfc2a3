import * as v from "valibot";
import type { Input, ReplyOf, RowName } from "../../../contracts/model/rule.ts";
import { problem } from "../../../contracts/problems.ts";
import { deviates, notImplemented, stopOf } from "./findings.ts";
import { fieldSource, pathOf, rowOf, titleOf } from "./rows.ts";
import {
  headersFor,
  isJson,
  isNotOffered,
  jsonOf,
  kindOf,
  reasonOf,
  type SendWire,
  type WireAnswer,
  type WireCall,
} from "./wire.ts";

/** Who calls: the session's token, and the parts of a path that are the person's own. */
export interface Person {
  readonly token: string;
  readonly uuid: string;
  readonly username: string;
}

/** A call of a row, by a person or by a visitor. */
export function callOf<Name extends RowName>(
  name: Name,
  { params = {}, query = {}, body, key }: Input<Name> = {},
  person?: Person,
): WireCall {
  const { method, auth } = rowOf(name);
  const search = new URLSearchParams(query).toString();
  const own: Readonly<Record<string, string>> = person ? { uuid: person.uuid, username: person.username } : {};
  return {
    method,
    path: `${pathOf(name, { ...own, ...params })}${search === "" ? "" : `?${search}`}`,
    headers: {
      ...headersFor(auth === "member" ? person?.token : undefined, body !== undefined),
      ...(key !== undefined && { "idempotency-key": key }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

/** Without a reply, the row deviates. */
export function sendCall(send: SendWire, name: RowName, call: WireCall): Promise<WireAnswer> {
  return send(call).catch((error: unknown) => {
    if (stopOf(error)) throw error;
    return deviates(titleOf(name), "a reply", `none: ${reasonOf(error)}`);
  });
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
  readonly ask: <Name extends RowName>(name: Name, input?: Input<Name>) => Promise<Answer<Name>>;
  /** The value of a success. A refusal deviates. */
  readonly get: <Name extends RowName>(name: Name, input?: Input<Name>) => Promise<ReplyOf<Name>>;
  /** A refusal, with this code where one is named. A success deviates. */
  readonly refused: <Name extends RowName>(name: Name, input: Input<Name>, code?: string) => Promise<Refused>;
}

export function createCaller(send: SendWire, person?: Person): Caller {
  const ask: Caller["ask"] = async (name, input) =>
    answerOf(name, await sendCall(send, name, callOf(name, input, person)));
  return {
    ask,
    async get(name, input) {
      const answer = await ask(name, input);
      if (answer.ok) return answer.value;
      return deviates(titleOf(name), "a success", `${answer.status} ${answer.code}`, { source: rowOf(name).source });
    },
    async refused(name, input, code) {
      const answer = await ask(name, input);
      const expected = code === undefined ? "a refusal" : `a refusal with ${code}`;
      if (answer.ok) return deviates(titleOf(name), expected, `${answer.status} ${answer.text}`);
      if (code === undefined || code === answer.code) return answer;
      return deviates(titleOf(name), expected, `${answer.status} ${answer.code}`);
    },
  };
}

const BACKEND_REFUSED = "500256";

/** Reads a reply by the contract. */
function answerOf<Name extends RowName>(name: Name, answer: WireAnswer): Answer<Name> {
  const { status, text } = answer;
  const { source, reply } = rowOf(name);
  const wrong = (expected: string, got: string) => deviates(titleOf(name), expected, got, { source });
  if (isNotOffered(status)) return notImplemented(titleOf(name));
  const json = isJson(answer) ? jsonOf(text) : undefined;
  const isSuccess = status >= 200 && status < 300;
  // A success that returns nothing may have no body.
  const isEmpty = text === "" && isSuccess && v.is(reply, undefined);
  if (json === undefined && !isEmpty) return wrong("JSON", `${status} ${kindOf(answer)}`);
  if (isSuccess) {
    const parsed = v.safeParse(reply, json);
    if (parsed.success) return { ok: true, status, value: parsed.output as ReplyOf<Name>, text };
    const [issue] = parsed.issues;
    const path = (issue.path ?? []).map(({ key }) => String(key));
    return deviates(
      `${titleOf(name)}, field ${v.getDotPath(issue) ?? "body"}`,
      issue.expected ?? issue.message,
      issue.received,
      { source: fieldSource(reply, path) ?? source },
    );
  }
  const parsed = v.safeParse(problem, json);
  if (!parsed.success) return wrong("a problem with a message", `${status} ${text}`);
  const { code, facts } = parsed.output;
  if (status === 429 && !answer.header("retry-after")) return wrong("Retry-After", `429 ${code} without it`);
  // The specification's own refusal may have any status (section 7), and a closed site has 503.
  if (status >= 500 && status !== 503 && String(code) !== BACKEND_REFUSED) {
    return wrong("a success or a refusal", `${status} ${code ?? ""}`.trim());
  }
  return { ok: false, status, code: String(code ?? status), facts: facts ?? {}, text };
}
