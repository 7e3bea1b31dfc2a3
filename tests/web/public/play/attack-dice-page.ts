import fc from "fast-check";
import * as v from "valibot";
import { expect } from "vitest";
import { gameTable, playedRound } from "../../../../contracts/schemas/games.ts";
import { REFUSAL_CODES } from "../../../../web/public/play/parse.js";
import { formatBaht } from "../../../../web/public/play/view.js";
import { openDicePage, type PlayCall, type PlayReply } from "./open-dice-page.ts";

const AT = "2026-11-21T10:00:00.000Z";
const BETS = [
  { id: "high", label: "สูง", chance: 0.5, pays: 194, returnPercent: 97 },
  { id: "low", label: "ต่ำ", chance: 0.5, pays: 194, returnPercent: 97 },
];

/** What a reply is, before it is bent. */
const KINDS = ["right", "another-round", "refusal", "junk", "cut", "endless"] as const;

/** Texts that are no JSON, or no JSON of ours. */
const JUNK = [
  "",
  "{",
  "<!doctype html><h1>502 Bad Gateway</h1>",
  '{"credit":NaN}',
  '{"round":{"win":Infinity},"credit":-0}',
  '"<img src=x onerror=alert(1)>"',
  "[]",
  '{"__proto__":{"code":"launch-over","message":"x"}}',
  '{"round":{},"credit":"1"}',
  "\uFEFF{}",
  "9".repeat(5_000),
  "[".repeat(20_000),
] as const;

const HOSTILE = [
  undefined,
  true,
  "",
  "1e3",
  "฿999,999.00",
  "<b>999</b>",
  "\u202e00.999\u0000",
  -1,
  -0,
  1.005,
  1e21,
  1e300,
  2 ** 53,
  90_071_992_547_409.91,
  [],
  {},
  [[[]]],
  { id: "x" },
] as const;

const STATUSES = [200, 200, 200, 200, 201, 204, 301, 400, 401, 403, 404, 408, 409, 422, 422, 429, 500, 502, 503, 599];

const aBend = () =>
  fc.record({
    kind: fc.constantFrom<(typeof KINDS)[number]>("right", "right", "right", ...KINDS),
    status: fc.option(fc.constantFrom(...STATUSES), { nil: undefined, freq: 2 }),
    /** Which value inside the body becomes which other one. */
    change: fc.option(fc.tuple(fc.nat(), fc.constantFrom(...HOSTILE)), { nil: undefined, freq: 2 }),
    junk: fc.oneof(fc.constantFrom(...JUNK), fc.json(), fc.string()),
    code: fc.oneof(fc.constantFrom(...REFUSAL_CODES), fc.string()),
    delayMs: fc.constantFrom(0, 0, 10, 900, 5_000, 19_999, 20_001, 90_000),
    won: fc.boolean(),
  });

interface Bend {
  readonly kind: (typeof KINDS)[number];
  readonly status: number | undefined;
  readonly change: readonly [which: number, value: unknown] | undefined;
  readonly junk: string;
  readonly code: string;
  readonly won: boolean;
}

/** A page, what its calls are answered, and how long a person waits before each press. */
const aCase = () =>
  fc.record({
    bends: fc.array(aBend(), { minLength: 1, maxLength: 14 }),
    waitsMs: fc.array(fc.constantFrom(1, 50, 2_000, 25_000, 120_000), { minLength: 1, maxLength: 6 }),
    keepsLeft: fc.boolean(),
  });

const LEFT = { key: "left-by-an-earlier-page", launchId: "launch-0", betOn: "low", amount: 7 };

type Round = v.InferOutput<typeof playedRound>["round"];

interface Asked {
  readonly betOn: string;
  readonly amount: number;
}

/** Attacks the page of the dice game with replies of every kind; returns how many replies it got. */
export async function attackDicePage(seed: number, runs: number): Promise<number> {
  let replies = 0;
  await fc.assert(
    fc.asyncProperty(aCase(), async ({ bends, waitsMs, keepsLeft }) => {
      const stated = {
        credits: new Set<string>(["–"]),
        baht: new Set<number>(),
        wins: new Set<string>(),
        refused: new Set<string>(),
      };
      const asked = new Map<string, Asked>([[LEFT.key, LEFT]]);
      const events: unknown[] = [];
      let next = 0;
      let credit = 1_000;

      /** Notes what a reply tells as the contract has it, by the contract's own schemas. */
      const note = (call: PlayCall, { status, body }: PlayReply): void => {
        const json = withoutUnread(parsed(body ?? ""));
        const isOk = status >= 200 && status < 300;
        if (!isOk && call.key !== undefined && isRefusal(json)) stated.refused.add(call.key);
        if (!isOk) return;
        const own = (round: Round, key: string | undefined): void => {
          const ask = key === undefined ? undefined : asked.get(key);
          if (ask?.betOn === round.betOn && ask.amount === round.bet) stated.wins.add(wordsOf(round));
        };
        if (call.call === "table" && v.is(gameTable, json)) {
          stated.credits.add(formatBaht(json.credit));
          stated.baht.add(json.credit);
          for (const round of json.rounds) own(round, round.idempotencyKey ?? undefined);
        }
        if (call.call === "round" && v.is(playedRound, json)) {
          stated.credits.add(formatBaht(json.credit));
          stated.baht.add(json.credit);
          if (!json.round.idempotencyKey || json.round.idempotencyKey === call.key) own(json.round, call.key);
        }
      };

      const answer = async (call: PlayCall): Promise<PlayReply | undefined> => {
        replies += 1;
        const bend = bends[next % bends.length];
        next += 1;
        const { betOn = "", amount = 0 } = call.body;
        if (call.key !== undefined) asked.set(call.key, { betOn, amount });
        if (!bend) return undefined;
        if (bend.delayMs > 0) await new Promise<void>((resolve) => void page.time.after(bend.delayMs, resolve));
        credit += bend.won ? amount : -amount;
        const reply = bent(bend, call, credit);
        if (reply) note(call, reply);
        return reply;
      };

      // What throws here would end a task of the page, so a wrong text is noted.
      const wrong: string[] = [];
      /** Credits that no reply told: a stake is taken before its round is sent. */
      const taken: string[] = [];
      const onText = (id: string, text: string): void => {
        const wins = [...stated.wins];
        const [, won] = /(ได้คืน \S+ จากเดิมพัน \S+)$/.exec(text) ?? [];
        const [, lost] = /(เสีย ฿\S+)$/.exec(text) ?? [];
        const isStated =
          !/NaN|undefined|null|Infinity|\[object/.test(text) &&
          (id !== "outcome" || won === undefined || wins.includes(won)) &&
          (id !== "outcome" || lost === undefined || wins.includes(lost)) &&
          (id !== "outcome" || !text.includes("ไม่ได้เล่น") || stated.refused.size > 0);
        if (!isStated) wrong.push(`${id}: ${text}`);
        if (id === "credit" && !stated.credits.has(text)) taken.push(text);
      };

      const page = openDicePage({
        answer,
        onText,
        parent: (message) => {
          events.push(message["event"]);
          if (message["event"] !== "ready") return undefined;
          return { source: "site", sound: true, haptics: "yes", ...(keepsLeft && { round: LEFT }) };
        },
      });
      for (const waitMs of waitsMs) {
        await page.time.pass(waitMs);
        if (page.shows("again")) page.byId("again").fire("click");
        else if (page.shows("form")) page.byId("form").fire("submit");
      }
      await page.time.pass(900_000);
      expect(wrong).toEqual([]);
      const left = [...stated.baht].flatMap((baht) =>
        [...asked.values()].map(({ amount }) => formatBaht(baht - amount)),
      );
      expect(taken.filter((text) => !left.includes(text))).toEqual([]);
      const canPlay = page.shows("form") && page.byId("play").getAttribute("aria-disabled") === null;
      const isOver = events.includes("over");
      const hasNoRounds = page.shows("note") && page.text("note").includes("ไม่มีรอบให้เล่น");
      expect({ canPlay, again: page.shows("again"), isOver, hasNoRounds }).not.toEqual({
        canPlay: false,
        again: false,
        isOver: false,
        hasNoRounds: false,
      });
      expect(page.byId("game").getAttribute("aria-busy")).toBe("false");
    }),
    { seed, numRuns: runs },
  );
  return replies;
}

/** As the page says it. */
function wordsOf({ win, bet }: Round): string {
  return win > 0 ? `ได้คืน ${formatBaht(win)} จากเดิมพัน ${formatBaht(bet)}` : `เสีย ${formatBaht(bet)}`;
}

/** The fields that the page does not read may be anything. */
function withoutUnread(json: unknown): unknown {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return json;
  const { round, rounds }: { round?: unknown; rounds?: unknown } = json;
  const roundAt = (each: unknown): unknown =>
    typeof each === "object" && each !== null && !Array.isArray(each) ? { ...each, at: AT } : each;
  return {
    ...json,
    gameId: "sanam-dice",
    at: AT,
    expiresAt: AT,
    ...("round" in json && { round: roundAt(round) }),
    ...("rounds" in json && { rounds: Array.isArray(rounds) ? rounds.map(roundAt) : rounds }),
  };
}

function isRefusal(json: unknown): boolean {
  const { code, message }: { code?: unknown; message?: unknown } = Object(json);
  return REFUSAL_CODES.some((known) => known === code) && typeof message === "string" && message !== "";
}

/** A reply of the house, bent. */
function bent({ kind, status, change, junk, code, won }: Bend, call: PlayCall, credit: number): PlayReply | undefined {
  const { betOn = "", amount = 0 } = call.body;
  if (kind === "cut") return undefined;
  if (kind === "endless") return { status: status ?? 200, body: undefined };
  if (kind === "junk") return { status: status ?? 200, body: junk };
  const whole =
    kind === "refusal"
      ? { code, message: "ทำรายการไม่ได้" }
      : call.call === "round"
        ? { round: roundOf(kind === "right" ? call.key : "of-somebody-else", betOn, amount, won), credit }
        : {
            gameId: "sanam-dice",
            title: "สนามเต๋า",
            provider: "สนาม",
            credit,
            at: AT,
            expiresAt: AT,
            minimum: 1,
            maximum: 10_000,
            bets: BETS,
            rounds: [roundOf(kind === "right" ? LEFT.key : "of-somebody-else", LEFT.betOn, LEFT.amount, won)],
          };
  const body = change ? changed(whole, ...change) : whole;
  return { status: status ?? (kind === "refusal" ? 422 : 200), body: JSON.stringify(body) ?? "" };
}

function roundOf(key: string | undefined, betOn: string, bet: number, won: boolean) {
  return {
    id: `G-${key}`,
    at: AT,
    betOn,
    bet,
    win: won ? bet * 1.94 : 0,
    dice: [1, 2, 3],
    idempotencyKey: key ?? null,
  };
}

type Path = readonly string[];

function pathsOf(body: unknown, path: Path = []): readonly Path[] {
  if (typeof body !== "object" || body === null) return [path];
  return [path, ...Object.entries(body).flatMap(([name, value]) => pathsOf(value, [...path, name]))];
}

function changed(body: unknown, which: number, value: unknown): unknown {
  const paths = pathsOf(body);
  const at = ([name, ...rest]: Path, inside: unknown): unknown => {
    if (name === undefined) return value;
    if (Array.isArray(inside)) return inside.map((item, index) => (String(index) === name ? at(rest, item) : item));
    return { ...Object(inside), [name]: at(rest, Object(inside)[name]) };
  };
  return at(paths[which % paths.length] ?? [], body);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
