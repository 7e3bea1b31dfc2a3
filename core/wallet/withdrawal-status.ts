/** Where a withdrawal stands. */
export const WITHDRAWAL_STATUSES = ["checking", "paying", "paid", "rejected"] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** What may follow within one attempt. */
const NEXT = {
  checking: ["paying", "rejected"],
  paying: ["paid", "rejected"],
  paid: [],
  rejected: [],
} as const satisfies Record<WithdrawalStatus, readonly WithdrawalStatus[]>;

export function isWithdrawalStatus(status: unknown): status is WithdrawalStatus {
  return (WITHDRAWAL_STATUSES as readonly unknown[]).includes(status);
}

export function nextWithdrawalStatuses(status: WithdrawalStatus): readonly WithdrawalStatus[] {
  return NEXT[status];
}

export function canWithdrawalBecome(from: WithdrawalStatus, to: WithdrawalStatus): boolean {
  return nextWithdrawalStatuses(from).includes(to);
}

/** Nothing more will happen by itself; a rejected one may still be retried. */
export function isWithdrawalFinal(status: WithdrawalStatus): boolean {
  return nextWithdrawalStatuses(status).length === 0;
}

/** A retry starts a new attempt of the same request, at `checking`, and is counted and capped like a first one. */
export function canRetryWithdrawal(status: WithdrawalStatus): boolean {
  return status === "rejected";
}
