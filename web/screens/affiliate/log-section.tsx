import { observer } from "mobx-react-lite";
import { AFFILIATE_LOG_TYPES, type AffiliateLogEntry } from "../../../core/affiliate/model.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { AffiliateStore } from "../../stores/affiliate/affiliate-store.ts";
import { formatMoment } from "../../text/dates.ts";
import { affiliateText } from "../../text/th/affiliate/affiliate.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { SegmentedFilter } from "../../ui/controls/segmented-filter.tsx";
import { Money } from "../../ui/data/money.tsx";
import { type Column, Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { GrowingList } from "../../ui/lists/growing-list.tsx";
import { ListPanel } from "../../ui/lists/list-panel.tsx";

const text = affiliateText.log;
const types = AFFILIATE_LOG_TYPES.map((value) => ({ value, label: affiliateText.type[value] }));

const columns: readonly Column<AffiliateLogEntry>[] = [
  {
    key: "item",
    label: text.item,
    main: true,
    cell: ({ amountSatang, title }) => {
      if (amountSatang < 0) return text.withdrawn;
      return title === undefined ? text.earnedBySomebody : text.earned(title);
    },
  },
  {
    key: "change",
    label: text.change,
    end: true,
    main: true,
    cell: ({ amountSatang }) => (
      <Money
        text={`${amountSatang > 0 ? "+" : ""}${formatBaht(amountSatang)}`}
        tone={amountSatang > 0 ? "plus" : "minus"}
      />
    ),
  },
  { key: "time", label: text.time, cell: ({ at }) => formatMoment(at) },
  // An earning's id is ours alone; a withdrawal's stands in the history, too.
  { key: "id", label: text.id, end: true, cell: ({ id, amountSatang }) => (amountSatang < 0 ? id : null) },
];

/** What moved the balance of one type in the chosen days, newest first. */
export const LogSection = observer(function LogSection({ store }: { readonly store: AffiliateStore }) {
  return (
    <Section title={text.title}>
      <SegmentedFilter
        label={text.type}
        options={types}
        value={store.logType}
        onChange={(type) => store.setLogType(type)}
      />
      <ListPanel
        state={store.log.state}
        skeleton={<Skeleton shape="rows" rows={5} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void store.log.load()}
        empty={<EmptyState icon="history" title={text.empty} text={text.emptyHint} />}
      >
        {(entries) => (
          <Card tight>
            <GrowingList items={entries} moreLabel={moneyText.more}>
              {(shown) => <Table caption={text.title} columns={columns} rows={shown} rowKey={({ id }) => id} />}
            </GrowingList>
          </Card>
        )}
      </ListPanel>
    </Section>
  );
});
