import type { DepositRequest, SlipRequest, TimelineStep, WithdrawalRequest } from "./model.ts";
import {
  type DepositStatus,
  isDepositFinal,
  isSlipFinal,
  isWithdrawalFinal,
  type SlipStatus,
  type WithdrawalStatus,
} from "./statuses.ts";

/** A request of any kind that is not final yet. */
export type OpenRequest = Pick<DepositRequest, "id" | "amountSatang" | "createdAt"> &
  (
    | ({ readonly kind: "deposit" } & Followed<DepositStatus>)
    | ({ readonly kind: "slip" } & Followed<SlipStatus>)
    | ({ readonly kind: "withdrawal" } & Followed<WithdrawalStatus>)
  );

interface Followed<Status extends string> {
  readonly status: Status;
  /** Its last step is the current one. */
  readonly timeline: readonly TimelineStep<Status>[];
}

export interface Requests {
  readonly deposits: readonly DepositRequest[];
  readonly slips: readonly SlipRequest[];
  readonly withdrawals: readonly WithdrawalRequest[];
}

/** Every open request, the latest first. */
export function openRequests({ deposits, slips, withdrawals }: Requests): readonly OpenRequest[] {
  const open: OpenRequest[] = [];
  for (const { id, amountSatang, createdAt, status, timeline } of deposits) {
    if (!isDepositFinal(status)) open.push({ kind: "deposit", id, amountSatang, createdAt, status, timeline });
  }
  for (const { id, amountSatang, createdAt, status, timeline } of slips) {
    if (!isSlipFinal(status)) open.push({ kind: "slip", id, amountSatang, createdAt, status, timeline });
  }
  for (const { id, amountSatang, createdAt, status, timeline } of withdrawals) {
    if (!isWithdrawalFinal(status)) open.push({ kind: "withdrawal", id, amountSatang, createdAt, status, timeline });
  }
  return open.sort((one, other) => other.createdAt - one.createdAt);
}
