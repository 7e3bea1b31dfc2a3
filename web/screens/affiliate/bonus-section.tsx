import { affiliateText } from "#text/affiliate/affiliate.ts";
import { shellText } from "#text/site/shell.ts";
import { moneyText } from "#text/wallet/money.ts";
import type { DownlineBonus, DownlineBonuses } from "../../../core/affiliate/model.ts";
import { add, formatBaht } from "../../../core/shared/money.ts";
import type { AffiliateStore } from "../../stores/affiliate/affiliate-store.ts";
import { formatCount } from "../../text/numbers.ts";
import { observer } from "../../text/observer.ts";
import { KeyFigure } from "../../ui/data/figures.tsx";
import { Money } from "../../ui/data/inline.tsx";
import type { Column } from "../../ui/data/table.tsx";
import { EmptyState, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/page.tsx";
import { GrowingTable } from "../../ui/lists/growing-list.tsx";
import css from "./bar-chart.module.css";

/** The table shows the others. */
const BARS = 8;

const columns = (): readonly Column<DownlineBonus>[] => [
  {
    key: "friend",
    label: affiliateText.bonus.friend,
    main: true,
    cell: ({ username }) => username,
    orderOf: ({ username }) => username,
    total: () => affiliateText.bonus.total,
  },
  {
    key: "earned",
    label: affiliateText.bonus.earned,
    end: true,
    main: true,
    cell: ({ bonusSatang }) => <Money text={formatBaht(bonusSatang)} />,
    orderOf: ({ bonusSatang }) => bonusSatang,
    total: (rows) => formatBaht(add(...rows.map(({ bonusSatang }) => bonusSatang))),
  },
  {
    key: "staked",
    label: affiliateText.bonus.staked,
    orderOf: ({ stakedSatang }) => stakedSatang ?? 0,
    cell: ({ stakedSatang }) =>
      stakedSatang === undefined ? null : affiliateText.bonus.stakedOf(formatBaht(stakedSatang)),
  },
];

/** The bonuses of the chosen days: their sum, a chart, and a table by friend. */
export const BonusSection = observer(function BonusSection({ store: { bonuses } }: { readonly store: AffiliateStore }) {
  const text = affiliateText.bonus;
  return (
    <Section title={text.title}>
      <ResourcePanel
        state={bonuses.state}
        skeleton={<Skeleton shape="card" height={260} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void bonuses.load()}
      >
        {(value) =>
          value.users.length === 0 ? (
            <EmptyState icon="friends" title={text.empty} text={text.emptyHint} />
          ) : (
            <Bonuses {...value} />
          )
        }
      </ResourcePanel>
    </Section>
  );
});

function Bonuses({ users, totalSatang }: DownlineBonuses) {
  const text = affiliateText.bonus;
  const total = formatBaht(totalSatang);
  return (
    <Card>
      <KeyFigure value={<Money text={total} size="l" />} detail={text.total} />
      <BarChart
        label={text.chart(formatCount(users.length), total)}
        bars={users.slice(0, BARS).map(({ username, bonusSatang }) => ({
          key: username,
          label: username,
          value: bonusSatang,
        }))}
      />
      <GrowingTable
        caption={text.title}
        columns={columns()}
        rows={users}
        rowKey={({ username }) => username}
        moreLabel={moneyText.more}
      />
    </Card>
  );
}

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** 0 or more. The largest value has the longest bar. */
  readonly value: number;
}

interface BarChartProps {
  /** Describes the whole chart in a sentence. */
  readonly label: string;
  readonly bars: readonly Bar[];
}

const ROW = 44;
const BAR = 10;

/** Horizontal bars of amounts, without numbers: show a table beside the chart. */
function BarChart({ label, bars }: BarChartProps) {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg className={css["chart"]} width="100%" height={bars.length * ROW} role="img" aria-label={label}>
      {bars.map(({ key, label: name, value }, row) => (
        <g key={key}>
          <text className={css["name"]} x="0" y={row * ROW + 14}>
            {name}
          </text>
          <rect className={css["track"]} x="0" y={row * ROW + 21} width="100%" height={BAR} rx={BAR / 2} />
          <rect
            className={css["bar"]}
            x="0"
            y={row * ROW + 21}
            // A small value stays visible.
            width={`${value === 0 ? 0 : Math.max(1.5, (value / largest) * 100)}%`}
            height={BAR}
            rx={BAR / 2}
          />
        </g>
      ))}
    </svg>
  );
}
