import type { RankingPeriod } from "../../../../core/site/model.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/ranking.ts";

const period: Readonly<Record<RankingPeriod, string>> = { day: "Today", week: "This week", month: "This month" };

export const rankingText: Texts<typeof th.rankingText> = {
  title: "Player ranking",
  periods: "Period",
  period,
  note: "Ranked by the amount staked, not by the amount won. Staking more does not mean winning more.",
  mine: "Your rank",
  rank: "Rank",
  player: "Player",
  staked: "Staked",
  you: "You",
  rankOf: (rank) => `Rank ${rank}`,
  unranked: "You have not played in this period yet",
  empty: "Nobody has played in this period yet",
  emptyHint: "Try a longer period.",
};
