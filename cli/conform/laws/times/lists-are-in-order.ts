import type { Law } from "../../engine/law.ts";
import { holds } from "../../engine/stop.ts";
import { ledgerOf } from "../support/lists.ts";

export const listsAreInOrder: Law = {
  id: "times/lists-are-in-order",
  sentence:
    "The times of a ledger, of spins, cards, purchases and public feeds never rise from the newest to the oldest.",
  needs: [],
  rows: ["transactionHistory", "wheelLog", "flipCardLogs", "rewardRequestHistory", "publicDeposits"],
  async run({ reader, visitor }) {
    const one = await reader();
    const purchases = (await one.get("rewardRequestHistory", { body: { limit: 100 } })).items;
    const lists = {
      "the ledger": await ledgerOf(one),
      "the spins": (await one.get("wheelLog", { body: { limit: 100 } })).items,
      "the cards": (await one.get("flipCardLogs", { query: { limit: "100" } })).items,
      "the purchases": purchases.map(({ createdAt }) => ({ at: createdAt })),
      "the deposits of all": await visitor.get("publicDeposits"),
      "the withdrawals of all": await visitor.get("publicWithdrawals"),
    };
    for (const [title, list] of Object.entries(lists)) {
      const times = list.map(({ at }) => Date.parse(at));
      const falls = times.every((time, index) => time <= (times[index - 1] ?? time));
      holds(
        title,
        falls,
        "the newest first",
        list.map(({ at }) => at),
      );
    }
  },
};
