import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { gamesEndpoints } from "../../../../contracts/endpoints/games.ts";
import { gameTable, playedRound } from "../../../../contracts/schemas/games.ts";
import { TABLE_ENGINES } from "../../../../core/games/model.ts";
import { isRefusalCode } from "../../../../core/shared/refusal.ts";
import { parsePlayedRound, parseRefusal, parseTable, REFUSAL_CODES } from "../../../../web/public/play/parse.js";

const AT = "2026-11-21T10:00:00.000Z";

const aBaht = () => fc.integer({ min: -10_000_000, max: 1_000_000_000 }).map((satang) => satang / 100);
const aMaybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const aRound = () =>
  fc.record({
    id: fc.string({ minLength: 1 }),
    at: fc.constant(AT),
    betOn: fc.string(),
    bet: aBaht(),
    win: aBaht(),
    value: aMaybe(aBaht()),
    dice: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
    idempotencyKey: fc.option(fc.string(), { nil: null }),
  });
const aBet = () =>
  fc.record({
    id: fc.string({ minLength: 1 }),
    label: fc.string(),
    chance: fc.double({ min: 0, max: 1, noNaN: true }),
    pays: fc.integer({ min: 100, max: 20_000 }),
    returnPercent: fc.double({ min: 0, max: 100, noNaN: true }),
  });
const aPrize = () =>
  fc.record({
    id: fc.string({ minLength: 1 }),
    label: fc.string(),
    chance: fc.double({ min: 0, max: 1, noNaN: true }),
    pays: fc.integer({ min: 100, max: 50_000 }),
  });
const aTable = () =>
  fc.record({
    gameId: fc.constant("sanam-dice"),
    title: fc.string(),
    provider: fc.string(),
    credit: aBaht(),
    at: fc.constant(AT),
    expiresAt: fc.constant(AT),
    minimum: aBaht(),
    maximum: aBaht(),
    engine: aMaybe(fc.constantFrom(...TABLE_ENGINES)),
    image: aMaybe(fc.string()),
    bets: fc.array(aBet(), { maxLength: 3 }),
    prizes: aMaybe(fc.array(aPrize(), { maxLength: 2 })),
    open: aMaybe(aRound()),
    rounds: fc.array(aRound(), { maxLength: 3 }),
  });
const aPlayedRound = () =>
  fc.record({ round: aRound(), credit: aBaht(), bets: aMaybe(fc.array(aBet(), { maxLength: 2 })) });

/** The fields that the page does not read and the parser does not check. */
const UNREAD = new Set(["gameId", "at", "expiresAt"]);

const WRONG = [undefined, null, "", "12.50", true, -1, 1.234, 1e300, [], {}, [null], { id: 1 }] as const;

type Json = unknown;

/** All places of a body, as paths. */
function pathsOf(body: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof body !== "object" || body === null) return [path];
  const inside = Object.entries(body).flatMap(([name, value]) => pathsOf(value, [...path, name]));
  return [path, ...inside];
}

function withValueAt(body: Json, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value;
  if (Array.isArray(body))
    return body.map((item, index) => (String(index) === name ? withValueAt(item, rest, value) : item));
  const record = body as Record<string, Json>;
  return { ...record, [name]: withValueAt(record[name], rest, value) };
}

describe.each([
  { name: "a table", arbitrary: aTable(), schema: gameTable, parse: parseTable },
  { name: "a played round", arbitrary: aPlayedRound(), schema: playedRound, parse: parsePlayedRound },
])("$name", ({ arbitrary, schema, parse }) => {
  test("is accepted when it follows the contract", () => {
    fc.assert(
      fc.property(arbitrary, (body) => {
        expect(v.is(schema, body)).toBe(true);
        expect(parse(JSON.parse(JSON.stringify(body)))).toBeDefined();
      }),
    );
  });

  test("is refused exactly where the contract refuses it, when one value is another", () => {
    fc.assert(
      fc.property(arbitrary, fc.nat(), fc.constantFrom(...WRONG), (body, index, wrong) => {
        const paths = pathsOf(body).filter((path) => !path.some((name) => UNREAD.has(name)));
        const mutated = withValueAt(body, paths[index % paths.length] ?? [], wrong);
        expect(parse(mutated) !== undefined).toBe(v.is(schema, mutated));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a refusal", () => {
  test("has a code that the rules know", () => {
    for (const code of REFUSAL_CODES) expect(isRefusalCode(code)).toBe(true);
    // One that the page does not know would be a lost reply to it, and the round would be sent again and again.
    const called = Object.values(gamesEndpoints).filter(({ path }) => /\/game\/(table|round)$/.test(path));
    expect(called).toHaveLength(2);
    for (const code of called.flatMap(({ refusals }) => refusals)) expect(REFUSAL_CODES).toContain(code);
  });

  test("is no other failed reply", () => {
    expect(parseRefusal({ code: "launch-over", message: "เกมนี้ปิดไปแล้ว" })).toBeDefined();
    for (const body of [
      undefined,
      null,
      "Forbidden",
      {},
      { message: "x" },
      { code: "launch-over" },
      { code: 403, message: "x" },
    ]) {
      expect(parseRefusal(body)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string(), fc.string(), (code, message) => {
        expect(parseRefusal({ code, message }) !== undefined).toBe(REFUSAL_CODES.includes(code) && message !== "");
      }),
    );
  });
});
