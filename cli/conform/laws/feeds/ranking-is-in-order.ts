import { RANKING_PERIODS } from "../../../../core/site/model.ts";
import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";

export const rankingIsInOrder: Law = {
  id: "feeds/ranking-is-in-order",
  sentence: "The ranking has the highest stakes first, ranks without gaps, and at most one line of the reader.",
  needs: [],
  rows: ["ranking"],
  async run({ reader }) {
    const one = await reader();
    for (const period of RANKING_PERIODS) {
      const lines = await one.get("ranking", { query: { period } });
      const stakes = lines.map(({ staked }) => staked);
      const falls = stakes.every((staked, index) => staked <= (stakes[index - 1] ?? staked));
      holds(`the stakes of ${period}`, falls, "the highest first", stakes);
      const others = lines.filter(({ mine }) => !mine).map(({ rank }) => rank);
      same(
        `the ranks of ${period}`,
        [...others].sort((a, b) => a - b),
        others,
      );
      holds(
        `the reader's lines of ${period}`,
        lines.filter(({ mine }) => mine).length <= 1,
        "at most one",
        lines.length,
      );
    }
  },
};
