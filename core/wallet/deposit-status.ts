/** Where a deposit request stands. */
export const DEPOSIT_STATUSES = [
  "awaiting-transfer",
  "checking",
  "credited",
  "rejected",
  "cancelled",
  "expired",
] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** A transfer that was confirmed can neither be cancelled nor expire: the money may be under way. */
const NEXT = {
  "awaiting-transfer": ["checking", "cancelled", "expired"],
  checking: ["credited", "rejected"],
  credited: [],
  rejected: [],
  cancelled: [],
  expired: [],
} as const satisfies Record<DepositStatus, readonly DepositStatus[]>;

export function isDepositStatus(status: unknown): status is DepositStatus {
  return (DEPOSIT_STATUSES as readonly unknown[]).includes(status);
}

export function nextDepositStatuses(status: DepositStatus): readonly DepositStatus[] {
  return NEXT[status];
}

export function canDepositBecome(from: DepositStatus, to: DepositStatus): boolean {
  return nextDepositStatuses(from).includes(to);
}

/** Nothing more will happen to it. */
export function isDepositFinal(status: DepositStatus): boolean {
  return nextDepositStatuses(status).length === 0;
}
