import * as v from "valibot";
import type { Source } from "../../../contracts/endpoint.ts";
import { EXAMPLES } from "../../../contracts/examples/examples.ts";
import type { AnyExample } from "../../../contracts/examples/examples-of.ts";
import type { Input } from "../engine/caller.ts";
import { deviates, holds, notImplemented } from "../engine/findings.ts";
import type { Member, Trial } from "../engine/law.ts";
import { type FieldReport, fieldsOf, pathOf, type RowName, rowOf, titleOf } from "../engine/rows.ts";
import { headersFor, isJson, jsonOf, kindOf, type SendWire, type WireAnswer } from "../engine/wire.ts";
import { type HappyCall, RECIPES } from "./recipes.ts";

export interface CheckInput {
  readonly trial: Trial;
  readonly send: SendWire;
  /** A member for calls that a backend refuses. */
  readonly idle: () => Promise<Member>;
  /** A member with credit and points, for calls that leave the others alone. A sandbox only has one. */
  readonly rich: () => Promise<Member>;
  readonly onFields: (fields: FieldReport) => void;
}

/** One check of a row. */
export interface RowCheck {
  readonly name: string;
  readonly needs: "nothing" | "writes";
  readonly run: (input: CheckInput) => Promise<void>;
}

/** The checks of a row, the happy path first. */
export function rowChecks(name: RowName): readonly RowCheck[] {
  const row = rowOf(name);
  if (row.streams === true) return authChecks(name);
  return [happyCheck(name), ...authChecks(name), ...headerChecks(name), ...bodyChecks(name)];
}

/** The row answers a right call with a success that fits its schema. */
function happyCheck(name: RowName): RowCheck {
  const row = rowOf(name);
  const recipe = RECIPES[name];
  return {
    name: "a right call",
    needs: row.effect === "read" && !recipe ? "nothing" : "writes",
    async run({ trial, rich, onFields }) {
      const { caller, input } = await (recipe ? recipe(trial, rich) : exampleCall(name, trial));
      const answer = await caller.ask(name, input as Input<RowName>);
      if (!answer.ok) return deviates(`${row.method} ${row.path}`, "a success", `${answer.status} ${answer.code}`);
      holds(`${row.method} ${row.path}`, answer.status === 200, "status 200", answer.status);
      onFields(fieldsOf(row.reply, jsonOf(answer.text)));
    },
  };
}

/** The example of the document, with an unknown field that a backend ignores. */
async function exampleCall(name: RowName, trial: Trial): Promise<HappyCall> {
  const { auth } = rowOf(name);
  const { params = {}, query, body }: AnyExample = EXAMPLES[name];
  const { uuid: _uuid, username: _username, ...others } = params;
  const withMore = typeof body === "object" && body !== null ? { ...body, unknownToTheContract: 1 } : undefined;
  const caller = auth === "member" ? await trial.reader() : trial.visitor;
  const withQuery = query ? { query: exampleQuery(query) } : {};
  return { caller, input: { params: others, ...withQuery, ...(withMore ? { body: withMore } : {}) } };
}

/** Without the cursor, which is one of another list. */
function exampleQuery({ cursor: _cursor, ...query }: Readonly<Record<string, string>>) {
  return query;
}

const NOBODY = { uuid: "00000000-0000-4000-8000-000000000000", username: "nobody00" };
const HAS_OWNER = /\{(uuid|username)\}/;

/** The checks of who may call a member's row. */
function authChecks(name: RowName): readonly RowCheck[] {
  const row = rowOf(name);
  if (row.auth === "public") return [];
  const body = row.body ? "{}" : undefined;
  const asked = async (send: SendWire, token: string | undefined, own: Readonly<Record<string, string>>) =>
    send({ method: row.method, path: pathOf(name, own), headers: headersFor(token, body !== undefined), body });
  const foreign: RowCheck = {
    name: "another member's path",
    // A backend that does not look at the path would have the effect.
    needs: row.effect === "read" ? "nothing" : "writes",
    async run({ trial, send, idle }) {
      const one = row.effect === "read" ? await trial.reader() : await idle();
      const answer = await asked(send, one.token(), { ...NOBODY });
      holds(titleOf(name), [403, 404].includes(answer.status), "403 for another member's path", answer.status);
    },
  };
  return [
    {
      name: "without a token",
      needs: "nothing",
      run: async ({ send }) => unauthorised(name, await asked(send, undefined, NOBODY)),
    },
    {
      name: "with an unknown token",
      needs: "nothing",
      run: async ({ send }) => unauthorised(name, await asked(send, "an-unknown-token", NOBODY)),
    },
    ...(HAS_OWNER.test(row.path) ? [foreign] : []),
  ];
}

function unauthorised(name: RowName, answer: WireAnswer): void {
  const { status, text } = answer;
  if (status === 404 || status === 501) notImplemented(titleOf(name));
  holds(titleOf(name), status === 401, "401", `${status} ${kindOf(answer)}`);
  const problem = isJson(answer) ? jsonOf(text) : undefined;
  if (typeof Object(problem).message !== "string") deviates(titleOf(name), "a problem with a message", text);
}

const ANY = { uuid: "any", username: "any", value: "0812345678" };

/** The checks of method and headers. */
function headerChecks(name: RowName): readonly RowCheck[] {
  const row = rowOf(name);
  const method: RowCheck = {
    name: "another method",
    needs: "nothing",
    async run({ send }) {
      const answer = await send({ method: "PUT", path: pathOf(name, ANY), headers: headersFor(undefined, false) });
      const refused = answer.status >= 400 && answer.status < 500;
      holds(`PUT ${row.path}`, refused, "405", `${answer.status} ${kindOf(answer)}`);
      if (answer.status !== 405) return;
      const allowed = answer.header("allow") ?? "";
      holds(`PUT ${row.path}, header Allow`, allowed.includes(row.method), row.method, allowed);
    },
  };
  const platform: RowCheck = {
    name: "a platform that does not exist",
    needs: "nothing",
    async run({ trial, send }) {
      const one = row.auth === "member" ? await trial.reader() : undefined;
      const own = one ? { ...ANY, uuid: one.uuid, username: one.username } : ANY;
      const headers = { ...headersFor(one?.token(), false), platform: "PDP-11" };
      const answer = await send({ method: row.method, path: pathOf(name, own), headers });
      holds(`${titleOf(name)}, header platform`, answer.status === 400, "400", `${answer.status} ${kindOf(answer)}`);
      holds(titleOf(name), isJson(answer), "JSON", kindOf(answer));
    },
  };
  return row.effect === "read" ? [method, platform] : [method];
}

const BODY_BYTES = 16_384;

/** The checks of a row's body: every way in which it can be wrong. */
function bodyChecks(name: RowName): readonly RowCheck[] {
  const row = rowOf(name);
  const { body: schema } = row;
  const needs = row.effect === "read" ? "nothing" : "writes";
  const example = Object((EXAMPLES[name] as AnyExample).body);
  const sent = async (
    { trial, send, idle }: CheckInput,
    text: string,
    type = "application/json",
  ): Promise<WireAnswer> => {
    const reads = row.effect === "read";
    const one = row.auth === "public" ? undefined : await (reads ? trial.reader() : idle());
    const own = one ? { uuid: one.uuid, username: one.username } : {};
    const headers = { ...headersFor(one?.token(), true), "content-type": type };
    return send({ method: row.method, path: pathOf(name, own), headers, body: text });
  };
  const check = (
    what: string,
    text: string,
    statuses: readonly number[],
    type?: string,
    source?: Source,
  ): RowCheck => ({
    name: what,
    needs,
    async run(input) {
      const answer = await sent(input, text, type);
      const got = `${answer.status} ${kindOf(answer)}`;
      holds(`${titleOf(name)}: ${what}`, statuses.includes(answer.status), statuses.join(" or "), got, source);
    },
  });
  if (!schema) {
    // A sign-out that takes the body would end the session of the other checks.
    const isSent = row.method !== "GET" && row.anyBodyType !== true && name !== "logout";
    return isSent ? [check("a body of another type", "amount=1", [415, 400], "text/plain", "assumed")] : [];
  }
  const wrongType = Object.keys(example).map(
    (field): RowCheck => ({
      name: `${field} of another type`,
      needs,
      async run(input) {
        const answer = await sent(input, JSON.stringify({ ...example, [field]: { not: "a value" } }));
        const where = `${titleOf(name)}: ${field} of another type`;
        holds(where, answer.status === 400, "400", `${answer.status} ${kindOf(answer)}`);
        const { field: named } = Object(jsonOf(answer.text));
        // The field of a reply is of our own design.
        if (named !== undefined) holds(`${where}, field`, String(named).startsWith(field), field, named, "assumed");
      },
    }),
  );
  const tooLarge = JSON.stringify({ ...example, padding: "x".repeat(2 * (row.maxBodyBytes ?? BODY_BYTES)) });
  return [
    check("a body that is no JSON", '{"half":', [400]),
    check("a list in place of an object", "[]", [400]),
    check("a text in place of an object", '"text"', [400]),
    ...(v.is(schema, {}) ? [] : [check("a body without its fields", "{}", [400])]),
    check("a body that is too large", tooLarge, [413]),
    // The text is right, so that only its type can be refused: a page of another origin may send plain text unasked.
    ...(row.anyBodyType === true
      ? []
      : [check("a body of another type", JSON.stringify(example), [415, 400], "text/plain")]),
    ...wrongType,
  ];
}
