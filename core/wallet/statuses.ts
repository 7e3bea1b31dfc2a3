/** The statuses of a deposit request. */
export const DEPOSIT_STATUSES = [
  "awaiting-transfer",
  "checking",
  "credited",
  "rejected",
  "cancelled",
  "expired",
] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** The statuses of a deposit by bank slip. */
export const SLIP_STATUSES = ["checking", "credited", "rejected", "duplicate"] as const;
export type SlipStatus = (typeof SLIP_STATUSES)[number];

/** The statuses of one attempt of a withdrawal. */
export const WITHDRAWAL_STATUSES = ["checking", "paying", "paid", "rejected"] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** Which statuses may follow each one; none after a final one. */
type Flow<Status extends string> = Readonly<Record<Status, readonly Status[]>>;

/** A confirmed transfer cannot be cancelled and does not expire, because the money may be on its way. */
const DEPOSIT: Flow<DepositStatus> = {
  "awaiting-transfer": ["checking", "cancelled", "expired"],
  checking: ["credited", "rejected"],
  credited: [],
  rejected: [],
  cancelled: [],
  expired: [],
};

const SLIP: Flow<SlipStatus> = {
  checking: ["credited", "rejected", "duplicate"],
  credited: [],
  rejected: [],
  duplicate: [],
};

const WITHDRAWAL: Flow<WithdrawalStatus> = {
  checking: ["paying", "rejected"],
  paying: ["paid", "rejected"],
  paid: [],
  rejected: [],
};

export function canDepositBecome(from: DepositStatus, to: DepositStatus): boolean {
  return DEPOSIT[from].includes(to);
}

export function canSlipBecome(from: SlipStatus, to: SlipStatus): boolean {
  return SLIP[from].includes(to);
}

export function canWithdrawalBecome(from: WithdrawalStatus, to: WithdrawalStatus): boolean {
  return WITHDRAWAL[from].includes(to);
}

export function isDepositFinal(status: DepositStatus): boolean {
  return DEPOSIT[status].length === 0;
}

export function isSlipFinal(status: SlipStatus): boolean {
  return SLIP[status].length === 0;
}

/** A final withdrawal does not change by itself, but a rejected one can be retried. */
export function isWithdrawalFinal(status: WithdrawalStatus): boolean {
  return WITHDRAWAL[status].length === 0;
}

/** A retry starts a new attempt of the same request at `checking`. It is counted and capped like a first attempt. */
export function canRetryWithdrawal(status: WithdrawalStatus): boolean {
  return status === "rejected";
}
