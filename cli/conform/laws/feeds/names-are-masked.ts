import type { Law } from "../../engine/law.ts";
import { holds } from "../../engine/stop.ts";

export const namesAreMasked: Law = {
  id: "feeds/names-are-masked",
  sentence:
    "The public feeds and the ranking show names with a mask, and never the whole name of the member who reads.",
  needs: [],
  rows: ["publicDeposits", "publicWithdrawals", "ranking"],
  async run({ reader, visitor }) {
    const one = await reader();
    const { name: own } = await one.get("user");
    const lists = {
      "the deposits": await visitor.get("publicDeposits"),
      "the withdrawals": await visitor.get("publicWithdrawals"),
    };
    for (const [title, list] of Object.entries(lists)) {
      for (const { name, amount } of list) {
        holds(`a name in ${title}`, /[*x•…]/i.test(name) && name !== own, "a masked name", name);
        holds(`an amount in ${title}`, amount > 0, "more than 0", amount);
      }
    }
  },
};
