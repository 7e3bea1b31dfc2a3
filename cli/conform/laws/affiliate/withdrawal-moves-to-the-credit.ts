import type { Law } from "../../engine/law.ts";
import { toSatang } from "../../engine/satang.ts";
import { same } from "../../engine/stop.ts";
import { invited, playedBy } from "../support/friends.ts";

export const withdrawalMovesToTheCredit: Law = {
  id: "affiliate/withdrawal-moves-to-the-credit",
  sentence:
    "An affiliate withdrawal moves its amount from the balance of its type to the credit, at most what is there.",
  needs: ["writes", "funds", "two members"],
  rows: ["affiliateBonus", "affiliateWithdraw", "affiliateLog", "getCredit"],
  async run(trial) {
    const [inviter, friend] = await invited(trial, 100_000_000);
    // 0.5 percent of 60,000 baht are 300 baht.
    await playedBy(trial, friend, 6, 1_000_000);
    const balance = async () => toSatang((await inviter.get("affiliateBonus")).balance);
    same("the balance", 30_000, await balance());
    await inviter.refused("affiliateWithdraw", { body: { amount: 300.01, type: "af" } }, "affiliate-insufficient");
    await inviter.refused("affiliateWithdraw", { body: { amount: 100, type: "wl" } }, "affiliate-insufficient");
    const key = trial.newKey();
    const taken = await inviter.get("affiliateWithdraw", { body: { amount: 120.5, type: "af" }, key });
    await inviter.get("affiliateWithdraw", { body: { amount: 120.5, type: "af" }, key });
    same("the amount in the reply", 120.5, taken.amount);
    same("balance and credit", [17_950, 12_050], [await balance(), await inviter.credit()]);
    await inviter.get("affiliateWithdraw", { body: { amount: 179.5, type: "af" } });
    await inviter.refused("affiliateWithdraw", { body: { amount: 100, type: "af" } }, "affiliate-insufficient");
    same("balance and credit at the end", [0, 30_000], [await balance(), await inviter.credit()]);
  },
};
