import { adopted, chosenOr } from "../adopt.ts";
import { DAY, dayOf, HOUR, MINUTE, SECOND, startOf } from "../bangkok.ts";
import { notify } from "../inbox.ts";
import { anyText } from "../pattern.ts";
import type { ReplyOf } from "../rule.ts";
import type { BonusState, MemberState, State } from "../state.ts";
import { emit, sum } from "../state.ts";
import { levelIdOf, post } from "./ledger.ts";
import { statusOf } from "./requests.ts";

/** The member's promotion, as `userSetting` told it for the level. */
type Promotion = ReplyOf<"userSetting">;

export function promotionOf(state: State, member: MemberState): Promotion | undefined {
  return chosenOr<Promotion | undefined>(state, `promotion of level ${levelIdOf(state, member)}`, undefined);
}

/** What a bonus period gives. */
export interface Period {
  /** Percent. */
  readonly rate: number;
  /** On top, for an amount that ends in the same satang. */
  readonly endBonus: number;
  readonly maximum: number;
  /** When it began to run. */
  readonly since: number;
}

/** The period that runs now, if it gives something. */
export function periodNow(state: State, member: MemberState): Period | undefined {
  const promotion = promotionOf(state, member);
  if (!promotion || !(promotion.bonusMax > 0)) return undefined;
  const { bonusTimeStart, bonusTimeEnd, bonusTimeStart2, bonusTimeEnd2 } = promotion;
  const first = openSince(state.now, bonusTimeStart, bonusTimeEnd);
  const since = first ?? openSince(state.now, bonusTimeStart2, bonusTimeEnd2);
  const [rate, endBonus] =
    first === undefined
      ? [promotion.bonusRate2, promotion.endNumberBonus2]
      : [promotion.bonusRate, promotion.endNumberBonus];
  if (since === undefined || !(rate > 0 || endBonus > 0)) return undefined;
  return {
    rate,
    // Hundredths of a baht are satang.
    endBonus: Math.max(0, Math.floor(endBonus)),
    maximum: Math.round(promotion.bonusMax * 100),
    since,
  };
}

/** When a period of the Bangkok day began that is open, its last second or minute included. It may go on over midnight. */
function openSince(now: number, start: string, end: string): number | undefined {
  const [from, to] = [timeOfDay(start), timeOfDay(end)];
  if (from === undefined || to === undefined) return undefined;
  const midnight = startOf(dayOf(now));
  const time = now - midnight;
  const goesOn = time < to + (end.length === "HH:MM".length ? MINUTE : SECOND);
  if (from <= to) return time >= from && goesOn ? midnight + from : undefined;
  if (time >= from) return midnight + from;
  return goesOn ? midnight - DAY + from : undefined;
}

/** Undefined for a text that is no time, so that its period is never open. */
function timeOfDay(text: string): number | undefined {
  const [, hours, minutes, seconds = "00"] = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  return Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND;
}

/** What the period gives for an amount, in whole satang and rounded down. */
export function givenBy({ rate, endBonus, maximum }: Period, amount: number): number {
  const byRate = Math.floor((amount * Math.round(rate * 100)) / 10_000);
  const byEnd = endBonus > 0 && amount % 100 === endBonus % 100 ? endBonus : 0;
  return Math.min(byRate + byEnd, maximum);
}

const NEVER_CREDITED = ["cancelled", "expired", "rejected", "duplicate"];

export function isAutomatic(state: State, member: MemberState): boolean {
  return promotionOf(state, member)?.bonusPaid === "automatic";
}

/** The bonus that a deposit or slip earns by itself: all of one running of a period earn the maximum together. */
export function earnedBonus(state: State, member: MemberState, amount: number): BonusState | undefined {
  const period = isAutomatic(state, member) ? periodNow(state, member) : undefined;
  if (!period) return undefined;
  const { since } = period;
  const before = member.requests.filter(
    (request) => request.bonus?.since === since && !NEVER_CREDITED.includes(statusOf(request)),
  );
  const left = period.maximum - sum(before.map(({ bonus }) => bonus?.amount ?? 0));
  const given = givenBy({ ...period, maximum: left }, amount);
  if (given <= 0) return undefined;
  return { amount: given, turnover: 0, lastDay: dayOf(state.now), deposit: "", played: 0, since };
}

/** The percent of its loss that a round that begins now promises. */
export function refundPercent(state: State, member: MemberState): number | undefined {
  return promotionOf(state, member)?.refundPercent ?? undefined;
}

const CLOSES_AFTER = 10 * MINUTE;

/** When the refunds of lost days are due that are not paid. A day whose rounds all promised none has none. */
export function refundsDue(state: State, member: MemberState): readonly number[] {
  const days = new Set(member.rounds.map(({ at }) => dayOf(at)));
  return [...days]
    .filter((day) => !member.refunded.has(day))
    .map((day) => startOf(day + 1) + CLOSES_AFTER)
    .filter((at) => at <= state.now)
    .sort((one, other) => one - other);
}

/** Pays the refund that is due at this moment. */
export function refundAt(state: State, member: MemberState): void {
  const day = dayOf(state.now) - 1;
  member.refunded.add(day);
  const promised = member.rounds.filter(({ at, refund }) => dayOf(at) === day && refund !== undefined);
  const loss = sum(promised.map(({ bet, win }) => bet - win));
  const amount = Math.floor((loss * (promised.at(-1)?.refund ?? 0)) / 100);
  if (amount <= 0) return;
  // The same one in the ledger and in the inbox.
  const reference = adopted(state, `the id of the refund of day ${day} of ${member.username}`, anyText);
  post(state, member, { kind: "refund", credit: amount, reference });
  notify(state, member, { topic: "bonus-granted", reference, title: anyText, amount });
  emit(member, "credit");
}
