/** Where a deposit by bank slip stands. */
export const SLIP_STATUSES = ["checking", "credited", "rejected", "duplicate"] as const;
export type SlipStatus = (typeof SLIP_STATUSES)[number];

const NEXT = {
  checking: ["credited", "rejected", "duplicate"],
  credited: [],
  rejected: [],
  duplicate: [],
} as const satisfies Record<SlipStatus, readonly SlipStatus[]>;

export function isSlipStatus(status: unknown): status is SlipStatus {
  return (SLIP_STATUSES as readonly unknown[]).includes(status);
}

export function nextSlipStatuses(status: SlipStatus): readonly SlipStatus[] {
  return NEXT[status];
}

export function canSlipBecome(from: SlipStatus, to: SlipStatus): boolean {
  return nextSlipStatuses(from).includes(to);
}

/** Nothing more will happen to it. */
export function isSlipFinal(status: SlipStatus): boolean {
  return nextSlipStatuses(status).length === 0;
}
