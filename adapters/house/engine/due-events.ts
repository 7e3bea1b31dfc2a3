import { type Instant, plus } from "../../../core/shared/bangkok-time.ts";
import { mapGet } from "../collections/persistent-map.ts";
import type { UniqueKey } from "../ports/journal.ts";
import type { BackOffice } from "../staff/back-office.ts";
import type { MemberEvent } from "./events.ts";
import type { ClaimRecord, DepositRecord, MemberState, Requests, SlipRecord, WithdrawalRecord } from "./state.ts";

/** How far into its wait the back office starts to pay a withdrawal. */
const PAYING_AFTER = 0.4;

const SLIP_REASONS = {
  "other-amount": "ยอดเงินไม่ตรงกับยอดในสลิป",
  "other-receiver": "สลิปนี้ไม่ได้โอนเข้าบัญชีของเรา",
  "not-found": "ธนาคารไม่พบรายการโอนของสลิปนี้",
} as const;

/**
 * What fell due by now and was not written yet, each at the time when it was due. The house has no timers: this runs
 * before anything of the stream is read or decided, so it makes no difference whether the house was up meanwhile.
 */
export function dueEvents(
  state: MemberState,
  now: Instant,
  policy: BackOffice,
  takenKeys: readonly UniqueKey[] = [],
): readonly MemberEvent[] {
  const { deposits, slips, withdrawals, claims } = state;
  if (![deposits, slips, withdrawals, claims].some(({ open }) => open.length > 0)) return [];
  const due = [
    ...openOf(deposits).flatMap((deposit) => depositDue(deposit, policy)),
    ...openOf(slips).flatMap((slip) => slipDue(slip, policy, takenKeys)),
    ...openOf(withdrawals).flatMap((withdrawal) => withdrawalDue(withdrawal, policy)),
    ...openOf(claims).flatMap((claim) => claimDue(claim, policy)),
  ];
  return (
    due
      .filter(({ at }) => at <= now)
      // A policy that was switched on late finds things due before the stream's latest fact: they happen after it.
      .map((event) => (event.at < state.lastAt && state.lastAt <= now ? { ...event, at: state.lastAt } : event))
      .sort((one, other) => one.at - other.at)
  );
}

function openOf<R>(requests: Requests<R>): readonly R[] {
  return requests.open.flatMap((id) => mapGet(requests.byId, id) ?? []);
}

function depositDue(
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

function slipDue(slip: SlipRecord, policy: BackOffice, takenKeys: readonly UniqueKey[]): MemberEvent[] {
  const { id, bankSaid, createdAt, amountSatang, transfer } = slip;
  // Where the bank didn't answer, only a person can.
  if (policy.mode === "waiting" || bankSaid === "unavailable") return [];
  const at = plus(createdAt, policy.afterMs);
  if (bankSaid !== "matching") return [{ type: "slip-rejected", at, id, reason: SLIP_REASONS[bankSaid] }];
  const elsewhere = takenKeys.some(({ kind, value }) => kind === "slip" && value === transfer);
  return [elsewhere ? { type: "slip-duplicated", at, id } : { type: "slip-credited", at, id, amount: amountSatang }];
}

function withdrawalDue(withdrawal: WithdrawalRecord, policy: BackOffice): MemberEvent[] {
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

function claimDue({ id, title, prize, createdAt }: ClaimRecord, policy: BackOffice): MemberEvent[] {
  if (policy.mode === "waiting") return [];
  return [{ type: "reward-granted", at: plus(createdAt, policy.afterMs), id, title, prize }];
}
