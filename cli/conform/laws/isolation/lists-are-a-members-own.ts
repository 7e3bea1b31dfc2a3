import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { wholeList } from "../support/lists.ts";
import { pagedLists } from "../support/pages-of.ts";

export const listsAreAMembersOwn: Law = {
  id: "isolation/lists-are-a-members-own",
  sentence: "The lists of a new member are empty, whatever other members did.",
  needs: ["writes", "two members"],
  rows: [
    "transactionHistory",
    "myDepositRequests",
    "withdrawHistory",
    "mySlipRequests",
    "myGameRewardRequests",
    "winLoss",
  ],
  async run({ member, reader }) {
    await reader();
    const one = await member();
    const lists = pagedLists(one);
    for (const title of ["the ledger", "the spins", "the purchases", "the cards"]) {
      const read = lists[title];
      if (read) same(title, [], await wholeList(read));
    }
    for (const name of ["myDepositRequests", "withdrawHistory", "mySlipRequests", "myGameRewardRequests"] as const) {
      same(name, [], await one.get(name));
    }
    same("the address", null, (await one.get("address")) ?? null);
    same("the friends", [], await one.get("affiliateDownline"));
  },
};
