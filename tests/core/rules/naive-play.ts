import type { PlayLimit } from "../../../core/rules/play-limits.ts";
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from "../../../core/shared/bangkok-time.ts";

/** What happened to a member, each at a later moment than the one before. */
export type Happening = { readonly at: Instant } & (
  | { readonly what: "set" | "confirm"; readonly limit: PlayLimit; readonly amount: number | undefined }
  | { readonly what: "cancel"; readonly limit: PlayLimit }
  /** A deposit that waits, and then the oldest one is credited or expires. */
  | { readonly what: "deposit"; readonly amount: number }
  | { readonly what: "credited" | "expired" }
  /** A round that goes on, and then the oldest one ends. */
  | { readonly what: "stake"; readonly amount: number }
  | { readonly what: "ended"; readonly won: number }
);

interface Span {
  readonly from: number;
  to: number;
}

/** A member's limits and what is used of them, looked up in the whole list of what happened. It folds nothing. */
export function naivePlay(happenings: readonly Happening[]) {
  const limits = new Map<string, ReturnType<typeof naiveLimit>>();
  const nameOf = ({ kind, period }: PlayLimit) => `${kind} ${period}`;
  const lookUp = (limit: PlayLimit) => {
    const known = limits.get(nameOf(limit)) ?? naiveLimit(happenings, limit);
    limits.set(nameOf(limit), known);
    return known;
  };
  const deposits = spansOf(happenings, "deposit", ["credited", "expired"]);
  const credited = deposits.filter(({ end }) => end?.what === "credited");
  const rounds = spansOf(happenings, "stake", ["ended"]);
  const ended = rounds.filter(({ end }) => end !== undefined);
  const acts = happenings.filter(({ what }) => what === "stake" || what === "ended").map(({ at }) => at);
  const isIn = (from: number, to: number) => (span: Span) => from <= span.to && span.to < to;
  const wonIn = (from: number, to: number) =>
    sum(ended.filter(isIn(from, to)).map(({ end }) => (end?.what === "ended" ? end.won : 0)));
  const stakedIn = (from: number, to: number) => sum(ended.filter(isIn(from, to)).map(({ amount }) => amount));
  const depositedIn = (from: number, to: number) => sum(credited.filter(isIn(from, to)).map(({ amount }) => amount));
  const openAt = (spans: typeof rounds, at: number) =>
    sum(spans.filter(({ from, to }) => from <= at && at < to).map(({ amount }) => amount));

  return {
    amountAt: (limit: PlayLimit, at: number) => lookUp(limit).amounts.findLast(({ from }) => from <= at)?.amount,
    askedAt: (limit: PlayLimit, at: number) => lookUp(limit).questions.find(({ from, to }) => from <= at && at < to),
    usedAt({ kind, period }: PlayLimit, at: number): number {
      const from = periodStart(period, at);
      const until = at + 1;
      if (kind === "deposit") return depositedIn(from, until) + openAt(deposits, at);
      if (kind === "time") return Math.floor(playedIn(acts, from, at) / MINUTE_MS);
      const staked = stakedIn(from, until) + openAt(rounds, at);
      return kind === "stake" ? staked : staked - wonIn(from, until);
    },
    /** The first midnight after which less counts of what is over, if nothing more happens; else the last one. */
    resetAt({ kind, period }: PlayLimit, at: number): number {
      if (period === "day") return midnight(at, { days: 1 });
      if (period === "month") return midnight(at, { months: 1, day: 1 });
      const countedFrom = (days: number) =>
        (kind === "deposit" ? depositedIn : stakedIn)(midnight(at, { days: days - 6 }), at + 1);
      const days = [1, 2, 3, 4, 5, 6].find((each) => countedFrom(each) < countedFrom(0));
      return midnight(at, { days: days ?? 7 });
    },
  };
}

/** What holds from when on, and when which change was asked for, of one limit. */
function naiveLimit(happenings: readonly Happening[], { kind, period }: PlayLimit) {
  const amounts: { readonly from: number; readonly amount: number | undefined }[] = [];
  const questions: (Span & { readonly amount: number | undefined })[] = [];
  for (const said of happenings) {
    if (!("limit" in said) || said.limit.kind !== kind || said.limit.period !== period) continue;
    const { at } = said;
    const holds = amounts.at(-1)?.amount;
    const open = questions.find(({ to }) => at < to);
    const isConfirmed = said.what === "confirm" && open?.amount === said.amount && open && at - open.from >= DAY_MS;
    const isLower =
      said.what === "set" && (said.amount ?? Number.POSITIVE_INFINITY) < (holds ?? Number.POSITIVE_INFINITY);
    const isSame = said.what === "set" && said.amount === holds;
    const isHigher = said.what === "set" && !isLower && !isSame && !(open && open.amount === said.amount);
    if (open && (isConfirmed || isLower || isSame || isHigher || said.what === "cancel")) open.to = at;
    if (isConfirmed || isLower) amounts.push({ from: at, amount: said.amount });
    if (isHigher) questions.push({ from: at, to: at + 96 * HOUR_MS, amount: said.amount });
  }
  return { amounts, questions };
}

/** From each start to the end that is its turn, or without an end. */
function spansOf(happenings: readonly Happening[], start: "deposit" | "stake", ends: readonly string[]) {
  const endings = happenings.filter(({ what }) => ends.includes(what));
  let taken = 0;
  return happenings.flatMap((each) => {
    if (each.what !== start) return [];
    const nth = endings.findIndex(({ at }, index) => index >= taken && at > each.at);
    const end = nth < 0 ? undefined : endings[nth];
    taken = nth < 0 ? endings.length : nth + 1;
    return [{ amount: each.amount, from: each.at, to: end?.at ?? Number.POSITIVE_INFINITY, end }];
  });
}

/** Of every act up to the next one, but five minutes at most, what lies in the day. */
function playedIn(acts: readonly number[], day: number, at: number): number {
  return sum(
    acts
      .filter((act) => act <= at)
      .map((act, nth, all) => {
        const end = Math.min(all[nth + 1] ?? act, act + 5 * MINUTE_MS);
        return Math.max(0, Math.min(end, day + DAY_MS) - Math.max(act, day));
      }),
  );
}

function periodStart(period: string, at: number): number {
  if (period === "month") return midnight(at, { day: 1 });
  return midnight(at, { days: period === "week" ? -6 : 0 });
}

interface Shift {
  readonly days?: number;
  readonly months?: number;
  readonly day?: number;
}

/** A midnight in Bangkok some days or months from a moment, as the platform's calendar counts them. */
function midnight(at: number, { days = 0, months = 0, day }: Shift): number {
  const local = new Date(at + 7 * HOUR_MS);
  const date = day ?? local.getUTCDate() + days;
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, date) - 7 * HOUR_MS;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
