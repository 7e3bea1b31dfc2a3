import type { PlayTotals, WinLossDay, WinLossGame } from "../../../core/games/model.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import { formatDay } from "../../text/dates.ts";
import { formatCount } from "../../text/numbers.ts";
import { winLossText as text } from "../../text/th/games/win-loss.ts";
import type { Column } from "../../ui/data/table.tsx";
import { NetAmount } from "./net-amount.tsx";

const totals = [
  { key: "net", label: text.net, end: true, main: true, cell: ({ netSatang }) => <NetAmount amount={netSatang} /> },
  { key: "rounds", label: text.rounds, cell: ({ rounds }) => text.roundCount(formatCount(rounds)) },
  {
    key: "money",
    label: text.moneyFlow,
    end: true,
    cell: ({ stakedSatang, wonSatang }) => text.flow(formatBaht(stakedSatang), formatBaht(wonSatang)),
  },
] satisfies readonly Column<PlayTotals>[];

export const dayColumns: readonly Column<WinLossDay>[] = [
  { key: "day", label: text.day, main: true, cell: ({ day }) => formatDay(day) },
  ...totals,
];

export const gameColumns: readonly Column<WinLossGame>[] = [
  { key: "game", label: text.game, main: true, cell: ({ title }) => title },
  ...totals,
];
