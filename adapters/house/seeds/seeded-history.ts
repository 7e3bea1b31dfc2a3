import { lossRefund } from "../../../core/rules/loss-refund.ts";
import { memberId } from "../../../core/session/model.ts";
import {
  type BangkokDate,
  bangkokDateOf,
  DAY_MS,
  HOUR_MS,
  type Instant,
  plus,
  startOfDay,
  weekdayOf,
} from "../../../core/shared/bangkok-time.ts";
import { add, baht, least, type Satang, subtract, ZERO } from "../../../core/shared/money.ts";
import type { Friend } from "../affiliate/views.ts";
import type { MemberEvent } from "../engine/events.ts";
import type { MemberState } from "../engine/state.ts";
import { standingOf } from "../session/views.ts";
import { withdrawEarnings } from "./affiliate-behaviour.ts";
import { daysUntil, momentOf, plannedDeposits } from "./day-plan.ts";
import { playRounds, playUntil, wholeBaht } from "./game-behaviour.ts";
import {
  cancelledDeposit,
  deposit,
  expiredDeposit,
  type Pace,
  rejectedWithdrawal,
  withdraw,
} from "./money-behaviour.ts";
import type { Persona } from "./personas.ts";
import { spendPoints, welcome } from "./reward-behaviour.ts";
import { seededUuid } from "./seeded-random.ts";
import { type SimulatedMember, simulateMember } from "./simulated-member.ts";

export interface SeededLife {
  readonly id: string;
  readonly events: readonly MemberEvent[];
  readonly state: MemberState;
}

/** What there is of others in a member's life. */
export interface Company {
  readonly invitedBy: string | undefined;
  /** Whom the member invited; their lives are made first. */
  readonly friends: readonly Friend[];
}

interface Living extends Company {
  readonly persona: Persona;
  readonly member: SimulatedMember;
  readonly random: () => number;
  readonly now: Instant;
  readonly deposits: ReadonlyMap<BangkokDate, readonly Satang[]>;
}

const CANCELLED_ON = 12;
const EXPIRED_ON = 25;
const REJECTED_FROM = 30;
const EARNINGS_TAKEN_ON = [24, 46];
/** An inviter is there before who they invite. */
const FIRST_JOIN = 0.3;
const INVITED_JOIN = 0.33;
const MONDAY = 1;
const SATURDAY = 6;

/** Two months of a member's life up to now, made by the house's own deciders. */
export function seededLife(
  persona: Persona,
  now: Instant,
  random: () => number,
  passwordHash: string,
  company: Company,
): SeededLife {
  const member = simulateMember(random);
  const days = daysUntil(now);
  const living = { ...company, persona, member, random, now, deposits: plannedDeposits(days, persona, random) };
  const id = seededUuid(random);
  let weekNet = ZERO;
  days.slice(0, -1).forEach((day, index) => {
    if (index === 0) join(living, id, passwordHash, momentOf(day, company.invitedBy ? INVITED_JOIN : FIRST_JOIN, now));
    if (EARNINGS_TAKEN_ON.includes(index)) withdrawEarnings(member, momentOf(day, 0.35, now), company.friends);
    if (weekdayOf(day) === MONDAY) {
      refund(living, momentOf(day, 0.35, now), weekNet);
      weekNet = ZERO;
    }
    weekNet = add(weekNet, liveThrough(living, day, index));
  });
  liveToday(living);
  return { id, events: member.events, state: member.state };
}

/** The id that a life of this chance gets, for those who must know it before the life is made. */
export function seededId(persona: Persona, now: Instant, random: () => number): string {
  plannedDeposits(daysUntil(now), persona, random);
  return seededUuid(random);
}

function join({ persona, member, random, invitedBy }: Living, id: string, passwordHash: string, at: Instant): void {
  const { username, name, phone, bank, accountNumber, affiliateCode, grantedLevel } = persona;
  member.run(at, {
    type: "register",
    id: memberId(id),
    accountId: seededUuid(random),
    registration: { username, name, phone, bank, accountNumber },
    passwordHash,
    invitedBy: invitedBy === undefined ? undefined : memberId(invitedBy),
    affiliateCode,
    intent: undefined,
  });
  welcome(member, username, at);
  if (grantedLevel) member.run(plus(at, HOUR_MS), { type: "grant-level", level: grantedLevel });
}

/** One day that is over; returns what playing came to. */
function liveThrough({ persona, member, random, now, deposits }: Living, day: BangkokDate, index: number): Satang {
  const at = (share: number): Instant => momentOf(day, share + random() / 50, now);
  const pace: Pace = { share: 1, random };
  if (random() < 0.7) member.run(at(0.4), { type: "check-in", intent: undefined });
  spendPoints(member, at(0.42), index, random);
  (deposits.get(day) ?? []).forEach((amount, nth) => deposit(member, at(0.45 + nth / 25), amount, pace));
  if (index === CANCELLED_ON) cancelledDeposit(member, at(0.7));
  if (index === EXPIRED_ON) expiredDeposit(member, at(0.7));

  const before = member.state.creditSatang;
  playRounds(member, persona, at(0.75), random);
  const net = subtract(member.state.creditSatang, before);

  const credit = member.state.creditSatang;
  const rejectable = index >= REJECTED_FROM && credit >= baht(200);
  if (rejectable && !member.events.some(({ type }) => type === "withdrawal-rejected")) {
    const amount = least(persona.usualWithdrawal, wholeBaht(credit / 2));
    rejectedWithdrawal(member, at(0.85), amount, persona.username !== "silver", pace);
  } else if (weekdayOf(day) === SATURDAY && credit >= 2 * persona.usualWithdrawal) {
    withdraw(member, at(0.85), wholeBaht(persona.usualWithdrawal * (0.6 + random() / 2)), pace);
  }
  return net;
}

/** What is left of a week's loss to give back, as the member's level has it. */
function refund({ member, now }: Living, at: Instant, weekNet: Satang): void {
  const amount = lossRefund(weekNet, standingOf(member.state, now).level);
  if (amount === ZERO) return;
  member.run(at, { type: "grant-bonus", title: "คืนยอดเสียประจำสัปดาห์", amount, points: 0 });
}

/** Ends yesterday with the credit from which today's money leads to the persona's, then lives what there is of today. */
function liveToday({ persona, member, random, now, deposits }: Living): void {
  const today = bangkokDateOf(now);
  const paidIn = deposits.get(today) ?? [];
  const target = subtract(add(persona.credit, ...persona.withdrawnToday), add(...paidIn));
  playUntil(member, persona, plus(startOfDay(today), -HOUR_MS), target);

  const pace: Pace = { share: Math.min(1, (now - startOfDay(today)) / DAY_MS), random };
  paidIn.forEach((amount, nth) => deposit(member, momentOf(today, 0.1 + nth / 10, now), amount, pace));
  persona.withdrawnToday.forEach((amount, nth) => withdraw(member, momentOf(today, 0.5 + nth / 5, now), amount, pace));
}
