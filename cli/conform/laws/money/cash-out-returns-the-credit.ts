import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { launchOf, TABLE_GAME } from "../support/actions.ts";

export const cashOutReturnsTheCredit: Law = {
  id: "money/cash-out-returns-the-credit",
  sentence: "Leaving a game returns what lies there, and its reply has the credit that the member then has.",
  needs: ["writes", "funds"],
  rows: ["openGame", "cashOut", "transferToBank", "getCredit"],
  async run({ member }) {
    const one = await member({ credit: 54_321 });
    await launchOf(one);
    const left = await one.get("cashOut", { body: { gameId: TABLE_GAME } });
    same("the credit in the reply to cash-out", 543.21, left.credit);
    await launchOf(one);
    const all = await one.get("transferToBank");
    same("the credit in the reply to the transfer", 543.21, all.credit);
    same("the credit", 54_321, await one.credit());
  },
};
