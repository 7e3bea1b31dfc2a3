import type { MoneyAction } from "../money-action/definition.ts";
import { evidenceOfCreation } from "../money-action/evidence.ts";
import { readKnownIds } from "../money-action/read-known-ids.ts";
import { mapOk } from "../shared/result.ts";
import type { SlipRequest, SlipReview } from "./model.ts";
import type { WalletDependencies } from "./port.ts";

export interface SlipConfirmation extends Pick<SlipReview, "slipId" | "reference"> {
  /** The member's slips, if the caller has read them already. */
  readonly slips?: readonly SlipRequest[] | undefined;
}

const stored = { slipId: "text", reference: "text", knownIds: "ids" } as const;

/** Confirms a slip that was verified and that the member has checked. */
export const confirmSlip: MoneyAction<typeof stored, WalletDependencies, SlipConfirmation, SlipRequest> = {
  kind: "slip-confirm",
  stored,
  async judge({ wallet }, { slipId, reference, slips }) {
    const known = await readKnownIds(slips, () => wallet.slips());
    return mapOk(known, (knownIds) => ({ slipId, reference, knownIds }));
  },
  send: ({ wallet }, { slipId, key }) => wallet.confirmSlip(slipId, key),
  lookUp: async ({ wallet }, intent) =>
    evidenceOfCreation(await wallet.slips(), intent, ({ reference }) => reference === intent.reference),
};
