import type { Texts } from "../../texts.ts";
import type * as th from "../../th/games/win-loss.ts";
import { plural } from "../plural.ts";

export const winLossText: Texts<typeof th.winLossText> = {
  title: "Win and loss",
  ranges: "Days",
  today: "Today",
  lastDays: (count) => plural(count, "day", "days"),
  own: "Own dates",
  from: "From",
  to: "To",
  net: "Win/loss",
  netUp: "Won in this period",
  netDown: "Lost in this period",
  netEven: "Even in this period",
  staked: "Total staked",
  won: "Total returned",
  rounds: "Rounds",
  roundCount: (count) => plural(count, "round", "rounds"),
  moneyFlow: "Staked → returned",
  flow: (staked, won) => `${staked} → ${won}`,
  byDay: "By day",
  byGame: "By game",
  day: "Day",
  sum: "Total",
  game: "Game",
  chart: "Chart of win and loss by day",
  refund: "Loss refund",
  refundRule: (level, percent) => `${level} gets back ${percent}% of the net loss`,
  refundSum: (loss, percent, refund) => `${loss} × ${percent}% = ${refund}`,
  refundNone: "There is no net loss in this period, so there is nothing to refund.",
  refundByStaff:
    "Worked out from the days that you chose, rounded down to whole satang. Our staff give the refund, and its real amount depends on the period that they refund.",
  refundDaily:
    "Worked out day by day, only for days with a loss, and rounded down to whole satang. It goes into your credit by itself after midnight, by your level on that day.",
  empty: "No play in this period",
  emptyHint: "Choose other days to look further back.",
};
