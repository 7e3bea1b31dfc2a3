import { type Instant, MINUTE_MS, plus, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { baht, type Satang } from "../../../core/shared/money.ts";
import { between } from "./seeded-random.ts";
import type { SimulatedMember } from "./simulated-member.ts";

/** How long the steps of a request take. */
export interface Pace {
  /** 1 for a full day. Less for a day that has just begun, so that its steps fit in. */
  readonly share: number;
  readonly random: () => number;
}

function seconds({ share, random }: Pace, least: number, most: number): number {
  return Math.floor(between(random, least, most) * SECOND_MS * share);
}

const intent = undefined;

export function deposit(member: SimulatedMember, at: Instant, amount: Satang, pace: Pace): void {
  const id = member.run(at, { type: "request-deposit", amount, intent });
  member.run(plus(member.state.lastAt, seconds(pace, 40, 240)), { type: "confirm-deposit", id, intent });
  member.finishOpenRequests(seconds(pace, 5, 70));
}

export function withdraw(member: SimulatedMember, at: Instant, amount: Satang, pace: Pace): void {
  member.run(at, { type: "request-withdrawal", amount, intent });
  member.finishOpenRequests(seconds(pace, 20, 240));
}

/** A deposit that the member cancels. */
export function cancelledDeposit(member: SimulatedMember, at: Instant): void {
  const id = member.run(at, { type: "request-deposit", amount: baht(500), intent });
  member.run(plus(at, 2 * MINUTE_MS), { type: "cancel-deposit", id, intent });
}

/** A deposit without a transfer. */
export function expiredDeposit(member: SimulatedMember, at: Instant): void {
  member.run(at, { type: "request-deposit", amount: baht(300), intent });
  member.waitUntil(plus(at, 20 * MINUTE_MS));
}

/** A withdrawal that staff reject. With `retry` the second attempt is paid. */
export function rejectedWithdrawal(
  member: SimulatedMember,
  at: Instant,
  amount: Satang,
  retry: boolean,
  pace: Pace,
): void {
  const id = member.run(at, { type: "request-withdrawal", amount, intent });
  const reason = "ธนาคารปลายทางปิดปรับปรุง กรุณาทำรายการใหม่อีกครั้ง";
  member.run(plus(at, 6 * MINUTE_MS), { type: "reject", id, reason });
  if (!retry) return;
  member.run(plus(at, 50 * MINUTE_MS), { type: "retry-withdrawal", id, intent });
  member.finishOpenRequests(seconds(pace, 20, 240));
}
