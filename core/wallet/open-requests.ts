import type { DepositRequest, SlipRequest, WithdrawalRequest } from "./model.ts";
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
    | { readonly kind: "deposit"; readonly status: DepositStatus }
    | { readonly kind: "slip"; readonly status: SlipStatus }
    | { readonly kind: "withdrawal"; readonly status: WithdrawalStatus }
  );

export interface Requests {
  readonly deposits: readonly DepositRequest[];
  readonly slips: readonly SlipRequest[];
  readonly withdrawals: readonly WithdrawalRequest[];
}

/** Every open request, the latest first. */
export function openRequests({ deposits, slips, withdrawals }: Requests): readonly OpenRequest[] {
  const open: OpenRequest[] = [];
  for (const { id, amountSatang, createdAt, status } of deposits) {
    if (!isDepositFinal(status)) open.push({ kind: "deposit", id, amountSatang, createdAt, status });
  }
  for (const { id, amountSatang, createdAt, status } of slips) {
    if (!isSlipFinal(status)) open.push({ kind: "slip", id, amountSatang, createdAt, status });
  }
  for (const { id, amountSatang, createdAt, status } of withdrawals) {
    if (!isWithdrawalFinal(status)) open.push({ kind: "withdrawal", id, amountSatang, createdAt, status });
  }
  return open.sort((one, other) => other.createdAt - one.createdAt);
}
