import * as v from "valibot";
import type { Source } from "../../../contracts/endpoint.ts";
import { EXAMPLES } from "../../../contracts/examples/examples.ts";
import type { AnyExample } from "../../../contracts/examples/examples-of.ts";
import { headersFor, kindOf, pathOf } from "../engine/caller.ts";
import { type RowName, rowOf, titleOf } from "../engine/rows.ts";
import { holds } from "../engine/stop.ts";
import { jsonOf } from "../engine/trail.ts";
import type { WireAnswer } from "../engine/wire.ts";
import type { CheckInput, RowCheck } from "./row-check.ts";

const BODY_BYTES = 16_384;

/** The checks of a row's body: every way in which it can be wrong. */
export function bodyChecks(name: RowName): readonly RowCheck[] {
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
