import type { IntentKey } from "../money-action/idempotency-key.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import type { MoneyHooks } from "../money-action/run.ts";
import { settleSlip } from "./settle-slip.ts";
import type { SlipRequest, SlipReview } from "./slip.ts";
import type { WalletDesk } from "./dependencies.ts";

export interface SlipConfirmation {
  readonly review: Pick<SlipReview, "slipId" | "reference">;
  readonly key: IntentKey;
  /** The member's slips as read before; read first when left out. */
  readonly slips?: readonly SlipRequest[] | undefined;
}

/** Confirms a slip that was verified and looked over. */
export async function confirmSlip(
  desk: WalletDesk,
  { review: { slipId, reference }, key, slips }: SlipConfirmation,
  hooks: MoneyHooks = {},
): Promise<Outcome<SlipRequest>> {
  const madeAt = desk.clock();
  const known = slips ? { ok: true as const, value: slips } : await desk.wallet.slips();
  if (!known.ok) return notSent(known.error);
  const knownIds = known.value.map(({ id }) => id);
  return settleSlip(desk, { kind: "slip-confirm", key, madeAt, slipId, reference, knownIds }, hooks);
}
