import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { ledgerOf } from "../support/lists.ts";

export const refusalChangesNothing: Law = {
  id: "money/refusal-changes-nothing",
  sentence: "A refused withdrawal, round or purchase changes neither credit, points nor ledger.",
  needs: ["writes", "funds"],
  rows: ["withdraw", "spinWheel", "requestReward", "affiliateWithdraw", "cancelDeposit", "confirmSlip"],
  async run({ member }) {
    const one = await member({ credit: 10_000, points: 3 });
    const before = await ledgerOf(one);
    await one.refused("withdraw", { body: { amount: 100.01 } }, "credit-insufficient");
    await one.refused("spinWheel", {}, "points-insufficient");
    await one.refused("requestReward", { body: { userUuid: one.uuid, rewardId: "no-such-reward" } });
    await one.refused("affiliateWithdraw", { body: { amount: 100, type: "af" } }, "affiliate-insufficient");
    await one.refused("cancelDeposit", { body: { id: "no-such-request" } }, "request-not-found");
    await one.refused("retryWithdraw", { body: { id: "no-such-request" } }, "request-not-found");
    await one.refused("confirmSlip", { body: { slipId: "no-such-slip" } });
    same("the credit", 10_000, await one.credit());
    same("the points", 3, await one.points());
    same("the ledger", before, await ledgerOf(one));
  },
};
