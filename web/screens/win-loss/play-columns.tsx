import { winLossText as text } from "#text/games/win-loss.ts";
import type { PlayTotals, WinLossDay, WinLossGame } from "../../../core/games/model.ts";
import { add, formatBaht, type Satang } from "../../../core/shared/money.ts";
import { formatDay } from "../../text/dates.ts";
import { formatCount } from "../../text/numbers.ts";
import { DescriptionList } from "../../ui/data/figures.tsx";
import { Money } from "../../ui/data/inline.tsx";
import type { Column } from "../../ui/data/table.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";

const totals = () =>
  [
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

export const dayColumns = (): readonly Column<WinLossDay>[] => [
  {
    key: "day",
    label: text.day,
    main: true,
    cell: ({ day }) => formatDay(day),
    orderOf: ({ day }) => day,
    total: () => text.sum,
  },
  ...totals(),
];

export const gameColumns = (): readonly Column<WinLossGame>[] => [
  {
    key: "game",
    label: text.game,
    main: true,
    cell: ({ title }) => title,
    orderOf: ({ title }) => title,
    total: () => text.sum,
  },
  ...totals(),
];

/** The net result, the stakes and the winnings. */
export function TotalsCard({ total }: { readonly total: PlayTotals }) {
  const { netSatang } = total;
  const title = netSatang > 0 ? text.netUp : netSatang < 0 ? text.netDown : text.netEven;
  return (
    <Card title={title} aside={text.roundCount(formatCount(total.rounds))}>
      <Stack>
        <NetAmount amount={netSatang} size="l" />
        <DescriptionList
          items={[
            { term: text.staked, value: formatBaht(total.stakedSatang) },
            { term: text.won, value: formatBaht(total.wonSatang) },
          ]}
        />
      </Stack>
    </Card>
  );
}

interface NetAmountProps {
  readonly amount: Satang;
  readonly size?: "m" | "l";
}

/** A net result with its sign. Losses are as large as wins. */
function NetAmount({ amount, size = "m" }: NetAmountProps) {
  const text = `${amount > 0 ? "+" : ""}${formatBaht(amount)}`;
  if (amount === 0) return <Money text={text} size={size} />;
  return <Money text={text} size={size} tone={amount > 0 ? "plus" : "minus"} />;
}
