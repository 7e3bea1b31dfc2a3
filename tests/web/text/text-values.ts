import { FAIR_PLAY_STEPS, type FairPlayStep, type PauseView } from "../../../core/fair-play/model.ts";
import { PLAY_LIMITS } from "../../../core/rules/play-limits.ts";
import type { SignOfHarm } from "../../../core/rules/signs-of-harm.ts";
import { type BangkokDate, instant, MINUTE_MS, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import { INBOX_TOPICS, type InboxItem } from "../../../core/site/inbox.ts";
import { leavesOf } from "./text-tables.ts";

/** A function of a table. */
export type TextFunction = (...values: readonly unknown[]) => unknown;
type Values = readonly unknown[];

/** What it says with some values; undefined where it does not take them. */
export function said(text: TextFunction, values: Values): string | undefined {
  try {
    const words = JSON.stringify(text(...values));
    return words === undefined || /NaN|undefined|Invalid|null/.test(words) ? undefined : words;
  } catch {
    return undefined;
  }
}

/** The places of the values that it says or decides by: with another value there, it says something else. */
export function usedValues(text: TextFunction, values: Values): readonly string[] {
  const words = said(text, values);
  const places = values.flatMap((value, index) => leavesOf(value, String(index)).map(([place]) => place));
  return places.filter((at) => {
    const changed = changeLeaves(values, (leaf, place) => (place === at ? another(leaf) : leaf));
    return said(text, changed) !== words;
  });
}

/** The same values with 1 in the place of each number. */
export function ones(values: Values): Values {
  return changeLeaves(values, (leaf) => (typeof leaf === "number" ? 1 : leaf));
}

function changeLeaves(values: Values, change: (leaf: unknown, place: string) => unknown): Values {
  const copy = (value: unknown, place: string): unknown => {
    if (Array.isArray(value)) return value.map((each: unknown, index) => copy(each, `${place}.${index}`));
    if (typeof value !== "object" || value === null) return change(value, place);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each, `${place}.${key}`)]));
  };
  return values.map((value, index) => copy(value, String(index)));
}

function another(leaf: unknown): unknown {
  if (typeof leaf === "boolean") return !leaf;
  if (typeof leaf === "number") return leaf * 2 + 1;
  if (typeof leaf !== "string") return leaf;
  return /^\d{4}-\d\d-\d\d$/.test(leaf) ? "2031-05-17" : `${leaf}′`;
}

/** A day, an hour, a minute and a second, so that twice as much is another moment, duration, count and amount. */
const NUMBER = 90_061 * SECOND_MS;
const KINDS: readonly ((index: number) => unknown)[] = [
  (index) => `«${index}»`,
  (index) => NUMBER * (index + 1),
  (index) => [`«${index}»`],
];
const ONES = [() => 1, () => ["«»"]];

/** Every list of texts, numbers and lists, for a function that takes nothing else. */
export function plainValues(text: TextFunction): readonly Values[] {
  return listsOf(text.length, KINDS);
}

/** The same with counts of one, and lists of one. */
export function plainOnes(text: TextFunction): readonly Values[] {
  return listsOf(text.length, ONES);
}

function listsOf(length: number, kinds: readonly ((index: number) => unknown)[]): readonly Values[] {
  if (length === 0) return [[]];
  return listsOf(length - 1, kinds).flatMap((list) => kinds.map((kind) => [...list, kind(length - 1)]));
}

const AT = instant(Date.UTC(2026, 10, 20, 5, 3, 5));
const DAY = "2026-11-20" as BangkokDate;
const GAME = { open: true, provider: "«PG»", returnPercent: 96.5 };
const GAMES = [[GAME], [{ ...GAME, open: false }], [{ ...GAME, returnPercent: undefined }]];
const LENGTHS = [[{ minimum: 6, maximum: 12 }]];
const BONUS = { amountSatang: satang(2_500), turnoverSatang: satang(260_000), lastDay: DAY };
const CREDIT = [{ creditSatang: satang(32_485_075), points: 120, asOf: AT }];

const PAUSES: readonly (readonly [PauseView])[] = (["break", "exclusion"] as const).flatMap((kind) =>
  (["on", "over", "returning"] as const).flatMap((stage) =>
    [AT, undefined].map((until) => [{ kind, stage, startedAt: AT, until, returnsAt: AT }] as const),
  ),
);

const STEPS: readonly (readonly [FairPlayStep])[] = FAIR_PLAY_STEPS.flatMap((step) =>
  PLAY_LIMITS.flatMap((limit) =>
    [500, undefined].map((amount) => [{ id: "", at: AT, step, limit, amount, until: AT }]),
  ),
);

const SIGNS: readonly (readonly [SignOfHarm])[] = [
  [{ sign: "chasing", day: DAY, deposits: 4, lostSatang: satang(900) }],
  [{ sign: "nights", nights: 3, last: DAY }],
  [{ sign: "raised-limits", times: 2, last: DAY }],
];

const ITEM: Omit<InboxItem, "topic"> = {
  id: "",
  at: AT,
  unread: true,
  reference: "2026-11-20T12:00:00+07:00",
  amountSatang: satang(500),
  points: 20,
  title: "«T»",
  reason: "«R»",
  body: "«B»",
};
const ITEMS: readonly (readonly [InboxItem])[] = INBOX_TOPICS.flatMap((topic) => [
  [{ ...ITEM, topic }],
  [{ ...ITEM, topic, amountSatang: undefined, points: undefined, reason: undefined }],
]);

const PERIOD = { ratePercent: 5, start: "09:00", end: "11:59", endDigitBonus: "9.99", running: true };

/** Values for the functions that take more than texts, numbers and lists, by their places. */
export const EXAMPLES: Readonly<Record<string, readonly Values[]>> = {
  "fair-play/fair-play fairPlayStepText": STEPS,
  "fair-play/pause pauseWords": PAUSES,
  "fair-play/pause returnWords": PAUSES,
  "fair-play/play-limits limitAmount": [
    ["time", 70],
    ["loss", 5_000],
  ],
  "fair-play/play-limits limitName": PLAY_LIMITS.map((limit) => [limit]),
  "fair-play/suggestion signText": SIGNS,
  "games/games returnWords": GAMES,
  "games/games returnShares": GAMES,
  "games/games tileWords": GAMES,
  "games/games tileShare": GAMES,
  "games/games returnFact": GAMES,
  "rewards/reward rewardText.take": [[0], [5]],
  "session/change-password changePasswordText.rule": LENGTHS,
  "session/register registerText.username.hint": LENGTHS,
  "session/register registerText.password.hint": LENGTHS,
  "session/sign-in signInText.form.waiting": [[5], [300]],
  "site/day-field dayFieldWords": [[DAY]],
  "site/inbox inboxTitle": ITEMS,
  "site/inbox inboxLines": ITEMS,
  "site/inbox inboxAction": INBOX_TOPICS.map((topic) => [topic]),
  "site/promotion periodText": [
    [PERIOD, 1],
    [{ ...PERIOD, running: false, endDigitBonus: "0.00" }, 2],
  ],
  "wallet/banks bankName": [["002"], ["014"]],
  "wallet/balance balanceWords": [CREDIT],
  "wallet/balance firstWords": [[...CREDIT, "«N»"]],
  "wallet/bonus creditWithBonus": [[satang(500), BONUS]],
  "wallet/open-request openRequestWords": (["deposit", "slip", "withdrawal"] as const).map((kind) => [
    { kind, id: "", amountSatang: satang(500), createdAt: AT, status: "checking", timeline: [] },
  ]),
  "wallet/request-status waitWords": [
    [MINUTE_MS, 90],
    [9 * MINUTE_MS, 90],
  ],
};
