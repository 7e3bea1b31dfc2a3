import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";

export const requestsOfOthers: Law = {
  id: "isolation/requests-of-others",
  sentence: "A member cannot cancel, confirm or retry another member's request, nor learn that it exists.",
  needs: ["writes", "funds", "staff", "two members"],
  rows: ["cancelDeposit", "confirmTransfer", "retryWithdraw", "requestReward"],
  async run({ member, staff }) {
    const [one, other] = [await member({ credit: 10_000, points: 500 }), await member({ credit: 50_000, points: 500 })];
    const deposit = await other.get("requestDeposit", { body: { amount: 100 } });
    const withdrawal = await withdrawalOf(other, 10_000);
    await staff.reject(withdrawal.id);
    const unknown = await one.refused("cancelDeposit", { body: { id: "D-000000-00000000" } }, "request-not-found");
    const foreign = await one.refused("cancelDeposit", { body: { id: deposit.id } }, "request-not-found");
    same("the refusals of an unknown and of a foreign request", unknown.status, foreign.status);
    await one.refused("confirmTransfer", { body: { id: deposit.id } }, "request-not-found");
    await one.refused("retryWithdraw", { body: { id: withdrawal.id } }, "request-not-found");
    await one.refused("requestReward", { body: { userUuid: other.uuid, rewardId: "credit-20" } });
    same("the other member's deposits", ["awaiting-transfer"], statuses(await other.get("myDepositRequests")));
    same("the other member's withdrawals", ["rejected"], statuses(await other.get("withdrawHistory")));
    same("the other member's balances", [50_000, 500], [await other.credit(), await other.points()]);
  },
};

function statuses(list: readonly { readonly status: string }[]): readonly string[] {
  return list.map(({ status }) => status);
}
