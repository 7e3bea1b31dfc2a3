import type { PlayTotals, WinLoss } from "../../../core/games/model.ts";
import { type RefundView, refundView } from "../../../core/games/refund-view.ts";
import { REFUND_TABLE_NAMES } from "../../../core/rules/levels.ts";
import { inOrder, lastDays } from "../../../core/shared/day-range.ts";
import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { choice, dayOption, withDefault } from "../../command-line/options.ts";
import type { JsonObject } from "../../output/json.ts";
import { type Block, fields, money, table, text } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/member-backend.ts";

const SHOWN_DAYS = 7;

export const gamesHistory = command({
  path: ["games", "history"],
  summary: "Win and loss by day and by game, and what the level gives back of a loss",
  notes: "Single rounds are lines of the ledger: sanam wallet history --kind game",
  options: {
    from: dayOption("--from <day>", "first day; a week ago when it is left out"),
    to: dayOption("--to <day>", "last day; today when it is left out"),
    refund: withDefault(choice("--refund <table>", "which loss-refund table", REFUND_TABLE_NAMES), "standard"),
  },
  run: async ({ from, to, refund }, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    const { games, session, wallet } = backend.value;
    // Today is the backend's day, whatever this machine's clock says.
    const credit = await wallet.credit();
    if (!credit.ok) return credit;
    const shown = lastDays(credit.value.asOf, SHOWN_DAYS);
    const range = inOrder({ from: from ?? shown.from, to: to ?? shown.to });
    const [result, level] = await Promise.all([games.winLoss(range), session.level()]);
    if (!result.ok) return result;
    if (!level.ok) return level;
    const back = refundView(result.value, level.value.level, refund);
    return ok({
      data: { ...range, ...winLossJson(result.value), refund: { ...back } },
      view: winLossBlocks(result.value, back),
    });
  },
});

function winLossJson({ days, games, total }: WinLoss): JsonObject {
  return {
    days: days.map((day) => ({ ...day })),
    games: games ? games.map((game) => ({ ...game })) : null,
    total: { ...total },
  };
}

function winLossBlocks({ days, games = [], total }: WinLoss, refund: RefundView): readonly Block[] {
  const { level, percent, lossSatang, refundSatang } = refund;
  return [
    table(
      ["Day", ...COLUMNS],
      days.map((day) => [day.day, ...totalsRow(day)]),
      "Nothing was played.",
    ),
    text(""),
    table(
      ["Game", ...COLUMNS],
      games.map((game) => [game.title, ...totalsRow(game)]),
      "No games.",
    ),
    text(""),
    fields({
      Rounds: String(total.rounds),
      Net: money(total.netSatang),
      Refund: `${money(refundSatang)}: ${percent}% (${level}) of ${money(lossSatang)} lost`,
    }),
  ];
}

const COLUMNS = ["Rounds>", "Staked>", "Won>", "Net>"] as const;

function totalsRow({ rounds, stakedSatang, wonSatang, netSatang }: PlayTotals): readonly string[] {
  return [String(rounds), money(stakedSatang), money(wonSatang), money(netSatang)];
}
