import type { PlayTotals, WinLoss } from "../../../core/games/model.ts";
import { type RefundView, refundView } from "../../../core/games/refund-view.ts";
import { REFUND_TABLE_NAMES } from "../../../core/rules/levels.ts";
import { lastDays } from "../../../core/shared/day-range.ts";
import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { choice, dayOption, withDefault } from "../../command-line/options.ts";
import type { JsonObject } from "../../output/json.ts";
import { type Block, fields, money, table, text } from "../../output/view.ts";
import { backendDayRange } from "../../runtime/backend-day-range.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";

const SHOWN_DAYS = 7;

export const gamesHistory = command({
  path: ["games", "history"],
  summary: "Show win and loss by day and by game, and the loss refund of the member's level",
  needs: ["member"],
  examples: [
    inMemory("sanam games history"),
    inMemory("sanam games history --from 2026-11-01 --to 2026-11-30 --refund partner"),
  ],
  notes: "To list single rounds, run: sanam wallet history --kind game",
  options: {
    from: dayOption("--from <day>", "first day (default: 6 days ago)"),
    to: dayOption("--to <day>", "last day (default: today)"),
    refund: withDefault(choice("--refund <table>", "the loss-refund table", REFUND_TABLE_NAMES), "standard"),
  },
  run: async ({ refund, ...days }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const asked = await backendDayRange(backend.value, days, (now) => lastDays(now, SHOWN_DAYS));
    if (!asked.ok) return asked;
    const range = asked.value;
    const { games, session } = backend.value;
    const [result, level] = await Promise.all([games.winLoss(range), session.level()]);
    if (!result.ok) return result;
    if (!level.ok) return level;
    const refundOfLoss = refundView(result.value, level.value.level, refund);
    return ok({
      data: { ...range, ...winLossJson(result.value), refund: { ...refundOfLoss } },
      view: winLossBlocks(result.value, refundOfLoss),
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
