import { lossRefund } from "../../../core/rules/loss-refund.ts";
import { type MemberId, memberId } from "../../../core/session/model.ts";
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
import { rowChanges } from "../engine/derived/rows.ts";
import { stateText } from "../engine/derived/state-text.ts";
import { memberStream } from "../engine/member-streams.ts";
import { type HouseEvent, type MemberEvent, type MemberState, memberEngine } from "../house.ts";
import type { Append } from "../ports/journal.ts";
import { standingOf } from "../session/account.ts";
import {
  cancelledDeposit,
  deposit,
  expiredDeposit,
  type Pace,
  playRounds,
  playUntil,
  rejectedWithdrawal,
  type SeededFriend,
  wholeBaht,
  withdraw,
  withdrawEarnings,
} from "./behaviour.ts";
import { daysUntil, momentOf, plannedDeposits } from "./day-plan.ts";
import type { Persona } from "./personas.ts";
import { grantWelcomePoints, spendPoints } from "./reward-behaviour.ts";
import { seededUuid } from "./seeded-random.ts";
import { type SimulatedMember, simulateMember } from "./simulated-member.ts";

/** What writes a seeded member into a journal, with unique keys, rows and state. */
export function memberAppend({ id, events, state }: SeededMember): Append<HouseEvent> {
  return {
    stream: memberStream(id),
    expectedVersion: 0,
    events,
    ...memberEngine.uniqueKeysOf(events, state),
    rows: rowChanges(state),
    state: stateText(memberEngine.decisionState(state)),
  };
}

export interface SeededMember {
  readonly id: MemberId;
  readonly events: readonly MemberEvent[];
  readonly state: MemberState;
}

/** The other members that a member depends on. */
export interface Relations {
  readonly invitedBy: MemberId | undefined;
  /** The members that this member invited. They are seeded first. */
  readonly friends: readonly SeededFriend[];
}

interface Simulation extends Relations {
  readonly persona: Persona;
  readonly member: SimulatedMember;
  readonly random: () => number;
  readonly now: Instant;
  readonly deposits: ReadonlyMap<BangkokDate, readonly Satang[]>;
}

/** Days of the two months, counted from 0. */
const CANCELLED_DEPOSIT_DAY = 12;
const EXPIRED_DEPOSIT_DAY = 25;
const FIRST_REJECTION_DAY = 30;
const EARNINGS_DAYS = [24, 46];
/** Shares of the first day. An inviter registers before the members that it invites. */
const JOIN_SHARE = 0.3;
const INVITED_JOIN_SHARE = 0.33;
const MONDAY = 1;
const SATURDAY = 6;

/** Makes two months of a member's events up to `now`, through the house's own decide functions. */
export function seedMember(
  persona: Persona,
  now: Instant,
  random: () => number,
  passwordHash: string,
  relations: Relations,
): SeededMember {
  const member = simulateMember(random);
  const days = daysUntil(now);
  const simulation = { ...relations, persona, member, random, now, deposits: plannedDeposits(days, persona, random) };
  const id = memberId(seededUuid(random));
  const joinShare = relations.invitedBy ? INVITED_JOIN_SHARE : JOIN_SHARE;
  let weekNet = ZERO;
  days.slice(0, -1).forEach((day, index) => {
    if (index === 0) register(simulation, id, passwordHash, momentOf(day, joinShare, now));
    if (EARNINGS_DAYS.includes(index)) withdrawEarnings(member, momentOf(day, 0.35, now), relations.friends);
    if (weekdayOf(day) === MONDAY) {
      refundLoss(simulation, momentOf(day, 0.35, now), weekNet);
      weekNet = ZERO;
    }
    weekNet = add(weekNet, simulatePastDay(simulation, day, index));
  });
  simulateToday(simulation);
  readInbox(member, now);
  return { id, events: member.events, state: member.state };
}

/** The id that `seedMember` gives the persona with the same random numbers. For members that refer to it earlier. */
export function seededId(persona: Persona, now: Instant, random: () => number): MemberId {
  plannedDeposits(daysUntil(now), persona, random);
  return memberId(seededUuid(random));
}

function register(
  { persona, member, random, invitedBy }: Simulation,
  id: MemberId,
  passwordHash: string,
  at: Instant,
): void {
  const { username, name, phone, bank, accountNumber, affiliateCode, grantedLevel } = persona;
  member.run(at, {
    type: "register",
    id,
    accountId: seededUuid(random),
    registration: { username, name, phone, bank, accountNumber },
    passwordHash,
    invitedBy,
    affiliateCode,
    intent: undefined,
  });
  grantWelcomePoints(member, username, at);
  if (grantedLevel) member.run(plus(at, HOUR_MS), { type: "grant-level", level: grantedLevel });
}

/** Returns the net result of the day's rounds. */
function simulatePastDay(
  { persona, member, random, now, deposits }: Simulation,
  day: BangkokDate,
  index: number,
): Satang {
  const at = (share: number): Instant => momentOf(day, share + random() / 50, now);
  const pace: Pace = { share: 1, random };
  if (random() < 0.7) member.run(at(0.4), { type: "check-in", intent: undefined });
  spendPoints(member, at(0.42), index, random);
  (deposits.get(day) ?? []).forEach((amount, nth) => deposit(member, at(0.45 + nth / 25), amount, pace));
  if (index === CANCELLED_DEPOSIT_DAY) cancelledDeposit(member, at(0.7));
  if (index === EXPIRED_DEPOSIT_DAY) expiredDeposit(member, at(0.7));

  const before = member.state.creditSatang;
  playRounds(member, persona, at(0.75), random);
  const net = subtract(member.state.creditSatang, before);

  const credit = member.state.creditSatang;
  const canBeRejected = index >= FIRST_REJECTION_DAY && credit >= baht(200);
  if (canBeRejected && !member.events.some(({ type }) => type === "withdrawal-rejected")) {
    const amount = least(persona.usualWithdrawal, wholeBaht(credit / 2));
    rejectedWithdrawal(member, at(0.85), amount, persona.username !== "silver", pace);
  } else if (weekdayOf(day) === SATURDAY && credit >= 2 * persona.usualWithdrawal) {
    withdraw(member, at(0.85), wholeBaht(persona.usualWithdrawal * (0.6 + random() / 2)), pace);
  }
  return net;
}

/** Leaves only the news of the last days unread, and no notice open. */
function readInbox(member: SimulatedMember, now: Instant): void {
  const { notices } = member.state.inbox;
  const upTo = plus(startOfDay(bangkokDateOf(now)), -DAY_MS);
  member.run(now, { type: "see-inbox", upTo, ids: [], dismissed: notices.map(({ id }) => id) });
}

/** Refunds a part of the week's loss, as the rule for the member's level says. */
function refundLoss({ member, now }: Simulation, at: Instant, weekNet: Satang): void {
  const amount = lossRefund(weekNet, standingOf(member.state, now).level);
  if (amount === ZERO) return;
  member.run(at, { type: "grant-bonus", title: "คืนยอดเสียประจำสัปดาห์", amount, points: 0 });
}

/** Plays yesterday until today's deposits and withdrawals lead to the persona's credit. Then runs them. */
function simulateToday({ persona, member, random, now, deposits }: Simulation): void {
  const today = bangkokDateOf(now);
  const depositsToday = deposits.get(today) ?? [];
  const target = subtract(add(persona.credit, ...persona.withdrawnToday), add(...depositsToday));
  playUntil(member, persona, plus(startOfDay(today), -HOUR_MS), target);

  const pace: Pace = { share: Math.min(1, (now - startOfDay(today)) / DAY_MS), random };
  depositsToday.forEach((amount, nth) => deposit(member, momentOf(today, 0.1 + nth / 10, now), amount, pace));
  persona.withdrawnToday.forEach((amount, nth) => withdraw(member, momentOf(today, 0.5 + nth / 5, now), amount, pace));
}
