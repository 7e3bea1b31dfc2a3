import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import type { MoneyHooks } from "../money-action/run.ts";
import type { WalletDependencies } from "./dependencies.ts";
import { settleSlip } from "./settle-slip.ts";
import type { SlipRequest, SlipReview } from "./slip.ts";

export interface SlipConfirmation {
  readonly review: Pick<SlipReview, "slipId" | "reference">;
  readonly key: IdempotencyKey;
  /** The member's slips as read before; read first when left out. */
  readonly slips?: readonly SlipRequest[] | undefined;
}

/** Confirms a slip that was verified and looked over. */
export async function confirmSlip(
  dependencies: WalletDependencies,
  { review: { slipId, reference }, key, slips }: SlipConfirmation,
  hooks: MoneyHooks = {},
): Promise<Outcome<SlipRequest>> {
  const madeAt = dependencies.clock();
  const known = slips ? { ok: true as const, value: slips } : await dependencies.wallet.slips();
  if (!known.ok) return notSent(known.error);
  const knownIds = known.value.map(({ id }) => id);
  return settleSlip(dependencies, { kind: "slip-confirm", key, madeAt, slipId, reference, knownIds }, hooks);
}
