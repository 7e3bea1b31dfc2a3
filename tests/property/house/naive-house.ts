/**
 * A house without events, for comparison: plain arrays, and every total computed from all of them. Nothing here is
 * imported from the product, so that a mistake of its rules is not repeated. Times are milliseconds, money is satang.
 */
export interface NaiveLine {
  readonly kind: string;
  readonly at: number;
  readonly credit: number;
  readonly points: number;
}

/** A request of any kind, with the name that a flow gives it. */
export interface NaiveRequest {
  readonly kind: "deposit" | "withdrawal" | "slip" | "claim" | "gift";
  readonly name: string;
  readonly owner: NaiveMember;
  /** The house's id; empty for a gift, of which a card's answer says no id. */
  readonly id: string;
  readonly amount: number;
  status: string;
  readonly createdAt: number;
  /** Of a withdrawal: when each attempt began. */
  readonly attempts: number[];
  /** Of a slip: its transfer, and whether the bank confirms it. */
  readonly transfer?: number;
  readonly matches?: boolean;
  /** Of a claim: the reward. Of a claim and of a card's gift: its price and what it gives. */
  readonly reward?: string;
  readonly price?: number;
  readonly prize?: { readonly credit: number; readonly points: number };
}

export interface NaiveLaunch {
  readonly name: string;
  readonly id: string;
  usedAt: number;
  ended: boolean;
}

export interface NaiveMember {
  readonly name: string;
  readonly inviter: string | undefined;
  readonly lines: NaiveLine[];
  readonly requests: NaiveRequest[];
  readonly launches: NaiveLaunch[];
  readonly rounds: { readonly at: number; readonly stake: number; readonly win: number }[];
  readonly checkIns: { readonly day: number; readonly points: number; readonly inARow: number }[];
  readonly spins: number[];
  readonly flips: { readonly at: number; readonly game: string }[];
  readonly shares: { readonly source: "af" | "wl"; readonly amount: number }[];
  invited: boolean;
}

export interface NaiveHouse {
  /** Which types of steps happen. */
  readonly theme: readonly string[];
  now: number;
  readonly members: readonly NaiveMember[];
  /** All requests of all members, the oldest first. */
  readonly requests: NaiveRequest[];
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const BANGKOK = 7 * HOUR;

/** The number of the Bangkok day. */
export function dayOf(at: number): number {
  return Math.floor((at + BANGKOK) / DAY);
}

/** The first moment of a Bangkok day. */
export function startOf(day: number): number {
  return day * DAY - BANGKOK;
}

/** Such as `2026-11`. */
export function monthOfDay(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 7);
}

export function newNaiveHouse(now: number, names: readonly string[], theme: readonly string[]): NaiveHouse {
  const members = names.map(
    (name, index): NaiveMember => ({
      name,
      inviter: index === 0 ? undefined : names[0],
      lines: [],
      requests: [],
      launches: [],
      rounds: [],
      checkIns: [],
      spins: [],
      flips: [],
      shares: [],
      invited: false,
    }),
  );
  return { theme, now, members, requests: [] };
}

export function creditOf({ lines }: NaiveMember): number {
  return sum(lines.map(({ credit }) => credit));
}

export function pointsOf({ lines }: NaiveMember): number {
  return sum(lines.map(({ points }) => points));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** A deposit without a transfer expires 15 minutes after it was asked for. */
export function expireDeposits({ requests, now }: NaiveHouse): void {
  for (const request of requests) {
    if (request.status === "awaiting-transfer" && now >= request.createdAt + 15 * MINUTE) request.status = "expired";
  }
}

export function levelOf({ lines, invited }: NaiveMember, now: number): string {
  if (invited) return "vip";
  const deposits = lines.filter(({ kind }) => kind === "deposit");
  const month = monthOfDay(dayOf(now));
  const inMonth = sum(deposits.filter(({ at }) => monthOfDay(dayOf(at)) === month).map(({ credit }) => credit));
  const total = sum(deposits.map(({ credit }) => credit));
  if (inMonth >= 100_000_000) return "diamond";
  if (total >= 30_000_000) return "platinum";
  return total >= 5_000_000 ? "gold" : "silver";
}

const DAY_CAPS: Readonly<Record<string, number>> = {
  silver: 10_000_000,
  gold: 30_000_000,
  platinum: 50_000_000,
  diamond: 100_000_000,
};

/** What a member may still withdraw. A rejected attempt counts on no day, another one on its own. */
export function withdrawalsLeft(member: NaiveMember, now: number) {
  const today = member.requests.filter(
    ({ kind, status, attempts }) =>
      kind === "withdrawal" && status !== "rejected" && dayOf(attempts.at(-1) ?? 0) === dayOf(now),
  );
  const used = sum(today.map(({ amount }) => amount));
  const level = levelOf(member, now);
  const cap = DAY_CAPS[level];
  return {
    level,
    per: cap === undefined ? "time" : "day",
    amount: cap === undefined ? 10_000_000 : Math.max(0, cap - used),
    count: Math.max(0, 5 - today.length),
  };
}

/** What a member's friends have earned for them by now. */
export function sharesOf({ members, now }: NaiveHouse, { name, shares }: NaiveMember) {
  const earned = { af: 0, wl: 0 };
  for (const friend of members.filter(({ inviter }) => inviter === name)) {
    for (const day of new Set(friend.rounds.map(({ at }) => dayOf(at)))) {
      const rounds = friend.rounds.filter(({ at }) => dayOf(at) === day);
      const staked = sum(rounds.map(({ stake }) => stake));
      const lost = staked - sum(rounds.map(({ win }) => win));
      earned.af += Math.floor((staked * 5) / 1000);
      // A day is closed ten minutes after it ended.
      if (lost > 0 && now >= startOf(day + 1) + 10 * MINUTE) earned.wl += Math.floor((lost * 5) / 100);
    }
  }
  const taken = (source: string) => sum(shares.filter((each) => each.source === source).map(({ amount }) => amount));
  return { af: earned.af - taken("af"), wl: earned.wl - taken("wl") };
}

const CHECK_IN_POINTS = [5, 5, 8, 8, 10, 12, 20];

/** What a check-in gives today, done or not. */
export function checkInOf({ checkIns }: NaiveMember, now: number) {
  const last = checkIns.at(-1);
  const today = dayOf(now);
  const done = last?.day === today;
  const inARow = last === undefined ? 1 : done ? last.inARow : last.day === today - 1 ? last.inARow + 1 : 1;
  const pointsOn = (nth: number) => CHECK_IN_POINTS[(nth - 1) % CHECK_IN_POINTS.length] ?? 0;
  return { done, inARow, points: pointsOn(inARow), tomorrow: pointsOn(inARow + 1) };
}
