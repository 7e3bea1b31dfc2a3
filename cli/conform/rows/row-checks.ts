import * as v from "valibot";
import type { Source } from "../../../contracts/endpoint.ts";
import { EXAMPLES } from "../../../contracts/examples/examples.ts";
import type { AnyExample } from "../../../contracts/examples/examples-of.ts";
import type { Input, RowName } from "../../../contracts/model/rule.ts";
import { type Caller, callOf, type Person, sendCall } from "../engine/caller.ts";
import { deviates, holds, notChecked, notImplemented } from "../engine/findings.ts";
import type { Member } from "../engine/members.ts";
import { type FieldReport, fieldsOf, rowOf, titleOf } from "../engine/rows.ts";
import type { Trial } from "../engine/trial.ts";
import { isJson, jsonOf, kindOf, type SendWire, type WireAnswer, type WireCall } from "../engine/wire.ts";
import { RECIPES, type Recipe } from "./recipes.ts";

export interface CheckInput {
  readonly trial: Trial;
  readonly send: SendWire;
  /** A member for calls that a backend refuses. */
  readonly idle: () => Promise<Member>;
  /** A member whose path others try; nobody where none may be registered. */
  readonly other: () => Promise<Person>;
  /** A member with credit and points, for calls that leave the others alone. A sandbox only has one. */
  readonly rich: () => Promise<Member>;
  readonly onFields: (fields: FieldReport) => void;
}

/** One check of a row. */
export interface RowCheck {
  readonly name: string;
  readonly writes: boolean;
  readonly run: (input: CheckInput) => Promise<void>;
}

/** The checks of a row, the right call first. */
export function rowChecks(name: RowName): readonly RowCheck[] {
  const { streams } = rowOf(name);
  const wrong = streams === true ? authCalls(name) : [...authCalls(name), ...headerCalls(name), ...bodyCalls(name)];
  return [...(streams === true ? [] : [rightCheck(name)]), ...wrong.map((call) => wrongCheck(name, call))];
}

/** The row answers a right call with a success that fits its schema. */
function rightCheck(name: RowName): RowCheck {
  const { effect, reply } = rowOf(name);
  const recipe = RECIPES[name];
  return {
    name: "a right call",
    writes: effect !== "read" || recipe !== undefined,
    async run({ trial, rich, onFields }) {
      const [caller, input] = recipe ? await cooked(recipe, trial, rich) : await exampleCall(name, trial);
      const answer = await caller.ask(name, input);
      if (!answer.ok) return deviates(titleOf(name), "a success", `${answer.status} ${answer.code}`);
      onFields(fieldsOf(reply, jsonOf(answer.text)));
    },
  };
}

type RightCall = readonly [caller: Caller, input: Input<RowName>];

async function cooked(recipe: Recipe<RowName>, trial: Trial, rich: CheckInput["rich"]): Promise<RightCall> {
  if (typeof recipe === "string") return notChecked(recipe);
  const [who, input] = recipe;
  const one = who === "new" ? await trial.member() : await rich();
  return [one, typeof input === "function" ? await input(one, trial) : input];
}

/** The example of the document, with an unknown field that a backend ignores, and without the cursor of another list. */
async function exampleCall(name: RowName, trial: Trial): Promise<RightCall> {
  const { query = {}, body }: AnyExample = EXAMPLES[name];
  const { cursor: _cursor, ...rest } = query;
  const withMore = typeof body === "object" && body !== null ? { ...body, unknownToTheContract: 1 } : undefined;
  const caller = rowOf(name).auth === "member" ? await trial.reader() : trial.visitor;
  return [caller, { ...exampleInput(name), query: rest, ...(withMore && { body: withMore as never }) }];
}

/** A call that a backend refuses. */
interface WrongCall {
  readonly name: string;
  readonly call: (one: Person | undefined, other: Person) => WireCall;
  /** A member of ours makes it, where the row is a member's. */
  readonly signedIn?: boolean;
  /** A backend that takes it would have its effect. */
  readonly writes?: boolean;
  /** All of it is right but for one thing, so a backend that overlooks that would move money. */
  readonly movesMoney?: boolean;
  readonly statuses: readonly number[];
  /** Of the rule, where it is not the row's. */
  readonly source?: Source;
  /** What else is true of the refusal. */
  readonly also?: (answer: WireAnswer, where: string) => void;
}

function wrongCheck(row: RowName, wrong: WrongCall): RowCheck {
  const { name, call, signedIn = false, writes = false, movesMoney = false, statuses, source, also } = wrong;
  const { auth, effect } = rowOf(row);
  return {
    name,
    writes,
    async run({ trial, send, idle, other }) {
      const reads = effect === "read";
      const one = signedIn && auth === "member" ? await (reads ? trial.reader() : idle()) : undefined;
      // Nobody may be registered here, so the money would be a person's own.
      if (movesMoney && one?.password === "") return notChecked("a backend that took it would move the member's money");
      const answer = await sendCall(send, row, call(one, signedIn ? await other() : NOBODY));
      const { status } = answer;
      if (!one && MISSING.includes(status) && !statuses.includes(status)) notImplemented(titleOf(row));
      const where = `${titleOf(row)}: ${name}`;
      holds(where, statuses.includes(status), statuses.join(" or "), `${status} ${kindOf(answer)}`, source);
      also?.(answer, where);
    },
  };
}

export const NOBODY: Person = {
  token: "an-unknown-token",
  uuid: "00000000-0000-4000-8000-000000000000",
  username: "nobody00",
};
/** A wrong method gets 405 of a row that is there. */
const MISSING = [404, 501];
const HAS_OWNER = /\{(uuid|username)\}/;

/** Calls of a member's row by somebody who may not make them. */
function authCalls(name: RowName): readonly WrongCall[] {
  const { auth, path, effect } = rowOf(name);
  if (auth === "public") return [];
  const { body } = EXAMPLES[name] as { readonly body?: never };
  const of = ({ uuid, username }: Person) => ({ params: { uuid, username }, ...(body !== undefined && { body }) });
  const says = (answer: WireAnswer, where: string) => {
    const { message } = Object(isJson(answer) ? jsonOf(answer.text) : undefined);
    holds(where, typeof message === "string", "a problem with a message", answer.text);
  };
  const foreign: WrongCall = {
    name: "another member's path",
    signedIn: true,
    writes: effect !== "read",
    call: (one, other) => callOf(name, of(other), one),
    statuses: [403, 404],
  };
  return [
    { name: "without a token", call: () => callOf(name, of(NOBODY)), statuses: [401], also: says },
    { name: "with an unknown token", call: () => callOf(name, of(NOBODY), NOBODY), statuses: [401], also: says },
    ...(HAS_OWNER.test(path) ? [foreign] : []),
  ];
}

const ANY = { params: { uuid: "any", username: "any", value: "0812345678" } };
const REFUSALS = Array.from({ length: 100 }, (_, nth) => 400 + nth);

/** Calls with another method, or for a platform that does not exist. */
function headerCalls(name: RowName): readonly WrongCall[] {
  const { method, effect } = rowOf(name);
  const put: WrongCall = {
    name: "another method",
    call: () => ({ ...callOf(name, ANY), method: "PUT", body: undefined }),
    statuses: REFUSALS,
    also({ status, header }, where) {
      const allowed = header("allow") ?? "";
      if (status === 405) holds(`${where}, header Allow`, allowed.includes(method), method, allowed);
    },
  };
  const platform: WrongCall = {
    name: "a platform that does not exist",
    signedIn: true,
    call(one) {
      const plain = callOf(name, one ? {} : ANY, one);
      return { ...plain, headers: { ...plain.headers, platform: "PDP-11" } };
    },
    statuses: [400],
    also: (answer, where) => holds(where, isJson(answer), "JSON", kindOf(answer)),
  };
  // What it names may be refused for another reason, which would be another status.
  const key: WrongCall = {
    name: "a key of another form",
    signedIn: true,
    writes: true,
    movesMoney: true,
    call: (one) => callOf(name, { ...exampleInput(name), key: "short" }, one),
    statuses: [400],
    source: "assumed",
  };
  return effect === "read" ? [put, platform] : effect === "money" ? [put, key] : [put];
}

/** A body and a path as the document shows them, without whose path it is. */
function exampleInput(name: RowName): Input<RowName> {
  const { params = {}, body }: AnyExample = EXAMPLES[name];
  const { uuid: _uuid, username: _username, ...others } = params;
  return { params: others, ...(body !== undefined && { body: body as never }) };
}

const BODY_BYTES = 16_384;

/** Every way in which a body can be wrong. */
function bodyCalls(name: RowName): readonly WrongCall[] {
  const { body: schema, effect, method, anyBodyType, maxBodyBytes = BODY_BYTES } = rowOf(name);
  const example = Object((EXAMPLES[name] as AnyExample).body);
  const wrong = (what: string, body: string, statuses = [400], type = "application/json"): WrongCall => ({
    name: what,
    signedIn: true,
    writes: effect !== "read",
    statuses,
    call(one) {
      const plain = callOf(name, {}, one);
      return { ...plain, headers: { ...plain.headers, "content-type": type }, body };
    },
  });
  if (!schema) {
    // A sign-out that takes the body would end the session of the other checks.
    const isSent = method !== "GET" && anyBodyType !== true && name !== "logout";
    const plain = wrong("a body of another type", "amount=1", [415, 400], "text/plain");
    return isSent ? [{ ...plain, source: "assumed" }] : [];
  }
  const json = JSON.stringify(example);
  const padding = "x".repeat(2 * maxBodyBytes);
  const retyped = Object.keys(example).map(
    (field): WrongCall => ({
      ...wrong(`${field} of another type`, JSON.stringify({ ...example, [field]: { not: "a value" } })),
      also({ text }, where) {
        const { field: named = field } = Object(jsonOf(text));
        // The field of a reply is of our own design.
        holds(`${where}, field`, String(named).startsWith(field), field, named, "assumed");
      },
    }),
  );
  return [
    wrong("a body that is no JSON", '{"half":'),
    wrong("a list in place of an object", "[]"),
    wrong("a text in place of an object", '"text"'),
    ...(v.is(schema, {}) ? [] : [wrong("a body without its fields", "{}")]),
    wrong("a body that is too large", JSON.stringify({ ...example, padding }), [413]),
    // The text is right, so that only its type can be refused: a page of another origin may send plain text unasked.
    ...(anyBodyType === true
      ? []
      : [{ ...wrong("a body of another type", json, [415, 400], "text/plain"), movesMoney: effect === "money" }]),
    ...retyped,
  ];
}
