import { observer } from "mobx-react-lite";
import type { DownlineBonus, DownlineBonuses } from "../../../core/affiliate/model.ts";
import { add, formatBaht } from "../../../core/shared/money.ts";
import type { AffiliateStore } from "../../stores/affiliate/affiliate-store.ts";
import { formatCount } from "../../text/numbers.ts";
import { affiliateText } from "../../text/th/affiliate/affiliate.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { KeyFigure } from "../../ui/data/key-figure.tsx";
import { Money } from "../../ui/data/money.tsx";
import type { Column } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { GrowingTable } from "../../ui/lists/growing-table.tsx";
import { BarChart } from "./bar-chart.tsx";

const text = affiliateText.bonus;
/** The table shows the others. */
const BARS = 8;

const columns: readonly Column<DownlineBonus>[] = [
  {
    key: "friend",
    label: text.friend,
    main: true,
    cell: ({ username }) => username,
    orderOf: ({ username }) => username,
    total: () => text.total,
  },
  {
    key: "earned",
    label: text.earned,
    end: true,
    main: true,
    cell: ({ bonusSatang }) => <Money text={formatBaht(bonusSatang)} />,
    orderOf: ({ bonusSatang }) => bonusSatang,
    total: (rows) => formatBaht(add(...rows.map(({ bonusSatang }) => bonusSatang))),
  },
  {
    key: "staked",
    label: text.staked,
    orderOf: ({ stakedSatang }) => stakedSatang ?? 0,
    cell: ({ stakedSatang }) => (stakedSatang === undefined ? null : text.stakedOf(formatBaht(stakedSatang))),
  },
];

/** The bonuses of the chosen days: their sum, a chart, and a table by friend. */
export const BonusSection = observer(function BonusSection({ store: { bonuses } }: { readonly store: AffiliateStore }) {
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
        columns={columns}
        rows={users}
        rowKey={({ username }) => username}
        moreLabel={moneyText.more}
      />
    </Card>
  );
}
