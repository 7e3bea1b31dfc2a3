import { isRewardFinal } from "../../../core/rewards/model.ts";
import { type Instant, plus } from "../../../core/shared/bangkok-time.ts";
import { isDepositFinal, isSlipFinal, isWithdrawalFinal } from "../../../core/wallet/statuses.ts";
import type { UniqueKey } from "../ports/journal.ts";
import type { BackOffice } from "../staff/back-office.ts";
import type { MemberEvent } from "./events.ts";
import type { ClaimRecord, DepositRecord, MemberState, Requests, SlipRecord, WithdrawalRecord } from "./state.ts";

/** The back office starts to pay a withdrawal after this share of its waiting time. */
const PAYING_AFTER = 0.4;

const SLIP_REASONS = {
  "other-amount": "ยอดเงินไม่ตรงกับยอดในสลิป",
  "other-receiver": "สลิปนี้ไม่ได้โอนเข้าบัญชีของเรา",
  "not-found": "ธนาคารไม่พบรายการโอนของสลิปนี้",
} as const;

const NOTHING_DUE: readonly MemberEvent[] = [];

/**
 * The events that are due and not yet written, each with the time at which it was due. The house has no timers: this
 * runs before every read and decision, so the result does not depend on whether the house was running meanwhile.
 */
export function dueEvents(
  state: MemberState,
  now: Instant,
  policy: BackOffice,
  takenKeys: readonly UniqueKey[] = [],
): readonly MemberEvent[] {
  const { deposits, slips, withdrawals, claims } = state;
  // So it is at most reads.
  if (deposits.size + slips.size + withdrawals.size + claims.size === 0) return NOTHING_DUE;
  const events = [
    ...open(deposits, isDepositFinal).flatMap((deposit) => depositEvents(deposit, policy)),
    ...open(slips, isSlipFinal).flatMap((slip) => slipEvents(slip, policy, takenKeys)),
    ...open(withdrawals, isWithdrawalFinal).flatMap((withdrawal) => withdrawalEvents(withdrawal, policy)),
    ...open(claims, isRewardFinal).flatMap((claim) => claimEvents(claim, policy)),
  ];
  return (
    events
      .filter(({ at }) => at <= now)
      // A policy that was switched on late can make events due before the stream's latest event. They get its time.
      .map((event) => (event.at < state.lastAt && state.lastAt <= now ? { ...event, at: state.lastAt } : event))
      .sort((one, other) => one.at - other.at)
  );
}

function open<Status, R extends { readonly status: Status }>(
  requests: Requests<R>,
  isFinal: (status: Status) => boolean,
): readonly R[] {
  return [...requests.values()].filter(({ status }) => !isFinal(status));
}

function depositEvents(
  { id, status, amountSatang, expiresAt, timeline }: DepositRecord,
  policy: BackOffice,
): MemberEvent[] {
  if (status === "awaiting-transfer") {
    return expiresAt === undefined ? [] : [{ type: "deposit-expired", at: expiresAt, id }];
  }
  const confirmedAt = timeline[timeline.length - 1]?.at;
  if (policy.mode === "waiting" || confirmedAt === undefined) return [];
  return [{ type: "deposit-credited", at: plus(confirmedAt, policy.afterMs), id, amount: amountSatang }];
}

function slipEvents(slip: SlipRecord, policy: BackOffice, takenKeys: readonly UniqueKey[]): MemberEvent[] {
  const { id, bankSaid, createdAt, amountSatang, transfer } = slip;
  // Only staff can decide when the bank did not answer.
  if (policy.mode === "waiting" || bankSaid === "unavailable") return [];
  const at = plus(createdAt, policy.afterMs);
  if (bankSaid !== "matching") return [{ type: "slip-rejected", at, id, reason: SLIP_REASONS[bankSaid] }];
  const taken = takenKeys.some(({ kind, value }) => kind === "slip" && value === transfer);
  return [taken ? { type: "slip-duplicated", at, id } : { type: "slip-credited", at, id, amount: amountSatang }];
}

function withdrawalEvents(withdrawal: WithdrawalRecord, policy: BackOffice): MemberEvent[] {
  const { id, status, attemptedAt, amountSatang } = withdrawal;
  if (policy.mode === "waiting") return [];
  const paid: MemberEvent = {
    type: "withdrawal-paid",
    at: plus(attemptedAt, policy.afterMs),
    id,
    amount: amountSatang,
  };
  if (status === "paying") return [paid];
  const startsAt = plus(attemptedAt, Math.round(policy.afterMs * PAYING_AFTER));
  return [{ type: "withdrawal-paying", at: startsAt, id }, paid];
}

function claimEvents({ id, title, prize, createdAt }: ClaimRecord, policy: BackOffice): MemberEvent[] {
  if (policy.mode === "waiting") return [];
  return [{ type: "reward-granted", at: plus(createdAt, policy.afterMs), id, title, prize }];
}
