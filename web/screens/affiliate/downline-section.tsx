import { observer } from "mobx-react-lite";
import type { DownlineMember } from "../../../core/affiliate/model.ts";
import type { AffiliateStore } from "../../stores/affiliate/affiliate-store.ts";
import { formatShortDate } from "../../text/dates.ts";
import { formatCount } from "../../text/numbers.ts";
import { affiliateText } from "../../text/th/affiliate/affiliate.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import type { Column } from "../../ui/data/table.tsx";
import { GrowingTable } from "../../ui/lists/growing-table.tsx";
import { RecordSection } from "../../ui/lists/record-section.tsx";

const text = affiliateText.downline;

const columns: readonly Column<DownlineMember>[] = [
  {
    key: "friend",
    label: text.name,
    main: true,
    cell: ({ maskedName }) => maskedName,
    orderOf: ({ maskedName }) => maskedName,
  },
  {
    key: "joined",
    label: text.joined,
    end: true,
    cell: ({ joinedAt }) => (joinedAt === undefined ? null : text.joinedOn(formatShortDate(joinedAt))),
    orderOf: ({ joinedAt }) => joinedAt ?? 0,
  },
];

/** The friends who registered with the member's code, newest first. */
export const DownlineSection = observer(function DownlineSection({
  store: { downline },
}: {
  readonly store: AffiliateStore;
}) {
  const count = downline.value?.length;
  return (
    <RecordSection
      title={text.title}
      aside={count ? text.count(formatCount(count)) : undefined}
      state={downline.state}
      onRetry={() => void downline.load()}
      empty={{ icon: "friends", title: text.empty, text: text.emptyHint }}
      skeletonRows={3}
      texts={shellText}
      moreLabel={moneyText.more}
      whole
    >
      {(all) => (
        <GrowingTable
          caption={text.title}
          columns={columns}
          rows={all}
          rowKey={({ maskedName }) => maskedName}
          moreLabel={moneyText.more}
        />
      )}
    </RecordSection>
  );
});
