import type { PlayTotals, WinLossDay, WinLossGame } from "../../../core/games/model.ts";
import { add, formatBaht } from "../../../core/shared/money.ts";
import { formatDay } from "../../text/dates.ts";
import { formatCount } from "../../text/numbers.ts";
import { winLossText as text } from "../../text/th/games/win-loss.ts";
import type { Column } from "../../ui/data/table.tsx";
import { NetAmount } from "./net-amount.tsx";

const totals = [
  {
    key: "net",
    label: text.net,
    end: true,
    main: true,
    cell: ({ netSatang }) => <NetAmount amount={netSatang} />,
    orderOf: ({ netSatang }) => netSatang,
    total: (rows) => <NetAmount amount={add(...rows.map(({ netSatang }) => netSatang))} />,
  },
  {
    key: "rounds",
    label: text.rounds,
    cell: ({ rounds }) => text.roundCount(formatCount(rounds)),
    orderOf: ({ rounds }) => rounds,
    total: (rows) => text.roundCount(formatCount(rows.reduce((total, { rounds }) => total + rounds, 0))),
  },
  {
    key: "staked",
    label: text.staked,
    end: true,
    only: "table",
    cell: ({ stakedSatang }) => formatBaht(stakedSatang),
    orderOf: ({ stakedSatang }) => stakedSatang,
    total: (rows) => formatBaht(add(...rows.map(({ stakedSatang }) => stakedSatang))),
  },
  {
    key: "won",
    label: text.won,
    end: true,
    only: "table",
    cell: ({ wonSatang }) => formatBaht(wonSatang),
    orderOf: ({ wonSatang }) => wonSatang,
    total: (rows) => formatBaht(add(...rows.map(({ wonSatang }) => wonSatang))),
  },
  {
    key: "money",
    label: text.moneyFlow,
    end: true,
    only: "blocks",
    cell: ({ stakedSatang, wonSatang }) => text.flow(formatBaht(stakedSatang), formatBaht(wonSatang)),
  },
] satisfies readonly Column<PlayTotals>[];

export const dayColumns: readonly Column<WinLossDay>[] = [
  {
    key: "day",
    label: text.day,
    main: true,
    cell: ({ day }) => formatDay(day),
    orderOf: ({ day }) => day,
    total: () => text.sum,
  },
  ...totals,
];

export const gameColumns: readonly Column<WinLossGame>[] = [
  {
    key: "game",
    label: text.game,
    main: true,
    cell: ({ title }) => title,
    orderOf: ({ title }) => title,
    total: () => text.sum,
  },
  ...totals,
];
