import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import type { MoneyHooks } from "../money-action/run.ts";
import { at, refuse } from "../shared/refusal.ts";
import type { WalletDependencies } from "./dependencies.ts";
import { settleSlip } from "./settle-slip.ts";
import type { ManualSlip, SlipRequest } from "./slip.ts";

export interface ManualSlipAsk {
  readonly slip: ManualSlip;
  readonly key: IdempotencyKey;
  /** The member's slips as read before; read first when left out. */
  readonly slips?: readonly SlipRequest[] | undefined;
}

/** Hands a slip that the bank could not answer for to the operator's staff. */
export async function requestSlipDeposit(
  dependencies: WalletDependencies,
  { slip, key, slips }: ManualSlipAsk,
  hooks: MoneyHooks = {},
): Promise<Outcome<SlipRequest>> {
  if (slip.amountSatang <= 0) return notSent(at("amount", refuse("amount-zero")));
  const madeAt = dependencies.clock();
  const known = slips ? { ok: true as const, value: slips } : await dependencies.wallet.slips();
  if (!known.ok) return notSent(known.error);
  const knownIds = known.value.map(({ id }) => id);
  return settleSlip(dependencies, { kind: "slip-manual", key, madeAt, ...slip, knownIds }, hooks);
}
