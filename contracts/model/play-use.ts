import { DAY, dateOf, dayOf, dayOfMonth, MINUTE, nextMidnight, nextMonth, startOf } from "./bangkok.ts";
import { baht, type Pattern } from "./pattern.ts";
import { type LimitState, type MemberState, type State, sum } from "./state.ts";
import { ofKind, statusOf } from "./wallet/requests.ts";

/** Of a limit, whether the member has it or not. */
export type LimitName = Pick<LimitState, "kind" | "period">;

/** What a member can limit. A backend may offer fewer. */
export const LIMITS: readonly LimitName[] = [
  ...["deposit", "loss", "stake"].flatMap((kind) => ["day", "week", "month"].map((period) => ({ kind, period }))),
  { kind: "time", period: "day" },
];

export function limitOf({ fairPlay }: MemberState, { kind, period }: LimitName): LimitState {
  const found = fairPlay.limits.find((each) => each.kind === kind && each.period === period);
  return found ?? { kind, period, amount: undefined, asked: undefined };
}

const WEEK = 7;
const LONGEST_GAP = 5 * MINUTE;

/** What was done from one day to another, both included. */
export function playOf({ lines, requests, rounds, fairPlay: { played } }: MemberState, first: number, last: number) {
  const isIn = (at: number) => dayOf(at) >= first && dayOf(at) <= last;
  const deposits = lines.filter(({ kind, at }) => kind === "deposit" && isIn(at));
  const paid = requests.filter(({ kind, steps }) =>
    steps.some(({ status, at }) => kind === "withdrawal" && status === "paid" && isIn(at)),
  );
  const ended = rounds.filter(({ at }) => isIn(at));
  const ms = [...played].filter(([day]) => day >= first && day <= last).map(([, each]) => each);
  return {
    deposits: deposits.length,
    /** Between midnight and five. */
    atNight: deposits.filter(({ at }) => at - startOf(dayOf(at)) < 5 * 60 * MINUTE).length,
    deposited: sum(deposits.map(({ credit }) => credit)),
    withdrawn: sum(paid.map(({ amount }) => amount)),
    staked: sum(ended.map(({ bet }) => bet)),
    won: sum(ended.map(({ win }) => win)),
    minutes: Math.floor(sum(ms) / MINUTE),
  };
}

function firstDay(period: string, today: number): number {
  if (period === "day") return today;
  return period === "week" ? today - WEEK + 1 : today - dayOfMonth(today) + 1;
}

/** With what is under way: deposits and slips that wait, and stakes of open rounds. */
export function usedOf(state: State, member: MemberState, { kind, period }: LimitName): number {
  const today = dayOf(state.now);
  const { deposited, staked, won, minutes } = playOf(member, firstDay(period, today), today);
  const open = sum(member.launches.map((launch) => launch.open?.bet ?? 0));
  const waiting = [...ofKind(member, "deposit"), ...ofKind(member, "slip")].filter((request) =>
    ["awaiting-transfer", "checking"].includes(statusOf(request)),
  );
  if (kind === "deposit") return deposited + sum(waiting.map(({ amount }) => amount));
  if (kind === "time") return minutes;
  return staked + open - (kind === "loss" ? won : 0);
}

/** The midnight at which the first part of what is used counts no more. */
export function resetOf(state: State, member: MemberState, { kind, period }: LimitName): number {
  const today = dayOf(state.now);
  if (period === "day") return nextMidnight(state.now);
  if (period === "month") return startOf(nextMonth(today));
  const isUsed = (day: number) => {
    const { deposited, staked } = playOf(member, day, day);
    return (kind === "deposit" ? deposited : staked) > 0;
  };
  const days = Array.from({ length: WEEK }, (_, nth) => today - WEEK + 1 + nth);
  return startOf((days.find(isUsed) ?? today) + WEEK);
}

/** What is left; undefined without a limit. */
export function leftOf(state: State, member: MemberState, limit: LimitState): number | undefined {
  return limit.amount === undefined ? undefined : Math.max(0, limit.amount - usedOf(state, member, limit));
}

/** Sums of some days, the running one included, and each day of the month with a deposit or a round. */
export function figuresPattern({ now }: State, member: MemberState): Pattern {
  const today = dayOf(now);
  const spans = [
    ["7-days", today - 6],
    ["30-days", today - 29],
    ["year", firstOfYear(today)],
    ["ever", Number.NEGATIVE_INFINITY],
  ] as const;
  const month = Array.from({ length: dayOfMonth(today) }, (_, nth) => firstDay("month", today) + nth);
  const days = month.map((day) => ({ day, ...playOf(member, day, day) }));
  return {
    spans: spans.map(([span, first]) => {
      const { deposited, withdrawn, staked, won } = playOf(member, first, today);
      return {
        span,
        deposited: baht(deposited),
        withdrawn: baht(withdrawn),
        staked: baht(staked),
        won: baht(won),
      };
    }),
    days: days
      .filter(({ deposited, staked }) => deposited > 0 || staked > 0)
      .map(({ day, deposited, staked, won, minutes }) => ({
        day: dateOf(day),
        deposited: baht(deposited),
        staked: baht(staked),
        won: baht(won),
        minutes,
      })),
  };
}

function firstOfYear(day: number): number {
  return Date.parse(`${dateOf(day).slice(0, 4)}-01-01T00:00:00Z`) / DAY;
}

/** The member opens a game, or plays a round or a step of one: the time since the last act counts, but for a longer rest. */
export function act({ now }: State, member: MemberState): void {
  const { actedAt = now, played } = member.fairPlay;
  const end = Math.min(now, actedAt + LONGEST_GAP);
  const more = new Map(played);
  for (let from = actedAt; from < end; from = nextMidnight(from)) {
    const day = dayOf(from);
    more.set(day, (more.get(day) ?? 0) + Math.min(end, startOf(day) + DAY) - from);
  }
  member.fairPlay = { ...member.fairPlay, actedAt: now, played: more };
}
