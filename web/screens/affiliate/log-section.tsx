import { observer } from "mobx-react-lite";
import { AFFILIATE_LOG_TYPES, type AffiliateLogEntry } from "../../../core/affiliate/model.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { AffiliateStore } from "../../stores/affiliate/affiliate-store.ts";
import { useClock } from "../../stores/stores-context.ts";
import { affiliateText } from "../../text/th/affiliate/affiliate.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { SegmentedFilter } from "../../ui/controls/segmented-filter.tsx";
import { Money } from "../../ui/data/money.tsx";
import type { Column } from "../../ui/data/table.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { GrowingTable } from "../../ui/lists/growing-table.tsx";
import { RecordSection } from "../../ui/lists/record-section.tsx";

const text = affiliateText.log;
const types = AFFILIATE_LOG_TYPES.map((value) => ({ value, label: affiliateText.type[value] }));

const columns = (now: Instant): readonly Column<AffiliateLogEntry>[] => [
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
    orderOf: ({ amountSatang }) => amountSatang,
    cell: ({ amountSatang }) => (
      <Money
        text={`${amountSatang > 0 ? "+" : ""}${formatBaht(amountSatang)}`}
        tone={amountSatang > 0 ? "plus" : "minus"}
      />
    ),
  },
  { key: "time", label: text.time, cell: ({ at }) => <TimeAgo {...timeAgo(at, now)} />, orderOf: ({ at }) => at },
  // Only a withdrawal's id means something to the member: the history shows it too.
  { key: "id", label: text.id, end: true, cell: ({ id, amountSatang }) => (amountSatang < 0 ? id : null) },
];

/** What changed the balance of one type in the chosen days, newest first. */
export const LogSection = observer(function LogSection({ store }: { readonly store: AffiliateStore }) {
  const now = useNow(useClock(), 15_000);
  return (
    <RecordSection
      title={text.title}
      above={
        <SegmentedFilter
          label={text.type}
          options={types}
          value={store.logType}
          onChange={(type) => store.setLogType(type)}
        />
      }
      state={store.log.state}
      onRetry={() => void store.log.load()}
      empty={{ icon: "history", title: text.empty, text: text.emptyHint }}
      skeletonRows={5}
      texts={shellText}
      moreLabel={moneyText.more}
      whole
    >
      {(all) => (
        <GrowingTable
          caption={text.title}
          columns={columns(now)}
          rows={all}
          rowKey={({ id }) => id}
          moreLabel={moneyText.more}
        />
      )}
    </RecordSection>
  );
});
