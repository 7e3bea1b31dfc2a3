import { RANKING_PERIODS } from "../../../core/site/model.ts";
import { holds, same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { falls } from "./lists.ts";

export const FEEDS_LAWS: readonly Law[] = [
  {
    id: "feeds/names-are-masked",
    sentence: "The public feeds show names with a mask, and never the whole name of the member who reads.",
    needs: [],
    async run({ reader, visitor }) {
      const { name: own } = await (await reader()).get("user");
      for (const feed of ["publicDeposits", "publicWithdrawals"] as const) {
        for (const { name, amount } of await visitor.get(feed)) {
          holds(`a name in ${feed}`, /[*x•…]/i.test(name) && name !== own, "a masked name", name);
          holds(`an amount in ${feed}`, amount > 0, "more than 0", amount);
        }
      }
    },
  },
  {
    id: "feeds/ranking-is-in-order",
    sentence: "The ranking has the highest stakes and the first ranks first, and at most one line of the reader.",
    needs: [],
    async run({ reader }) {
      const one = await reader();
      for (const period of RANKING_PERIODS) {
        const lines = await one.get("ranking", { query: { period } });
        const stakes = lines.map(({ staked }) => staked);
        holds(`the stakes of ${period}`, falls(stakes), "the highest first", stakes);
        const others = lines.filter(({ mine }) => !mine).map(({ rank }) => rank);
        const inOrder = others.toSorted((a, b) => a - b);
        same(`the ranks of ${period}`, inOrder, others);
        const own = lines.length - others.length;
        holds(`the reader's lines of ${period}`, own <= 1, "at most one", own);
      }
    },
  },
];
