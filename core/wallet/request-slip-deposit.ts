import type { MoneyAction } from "../money-action/definition.ts";
import { evidenceOfCreation } from "../money-action/evidence.ts";
import { readKnownIds } from "../money-action/read-known-ids.ts";
import { judgeAmount } from "../rules/amount-limits.ts";
import { err, mapOk } from "../shared/result.ts";
import type { ManualSlip, SlipRequest } from "./model.ts";
import type { WalletDependencies } from "./port.ts";

export interface ManualSlipAsk extends ManualSlip {
  /** The member's slips, if the caller has read them already. */
  readonly slips?: readonly SlipRequest[] | undefined;
}

const stored = { amountSatang: "satang", payload: "text", knownIds: "ids" } as const;

/** Gives a slip to the operator's staff when the bank has no answer about it. */
export const requestSlipDeposit: MoneyAction<typeof stored, WalletDependencies, ManualSlipAsk, SlipRequest> = {
  kind: "slip-manual",
  stored,
  async judge({ wallet }, { amountSatang, payload, slips }) {
    const refusal = judgeAmount(amountSatang);
    if (refusal) return err(refusal);
    const known = await readKnownIds(slips, () => wallet.slips());
    return mapOk(known, (knownIds) => ({ amountSatang, payload, knownIds }));
  },
  send: ({ wallet }, { payload, amountSatang, key }) => wallet.requestSlipDeposit({ payload, amountSatang }, key),
  lookUp: async ({ wallet }, intent) =>
    evidenceOfCreation(await wallet.slips(), intent, ({ amountSatang }) => amountSatang === intent.amountSatang),
};
