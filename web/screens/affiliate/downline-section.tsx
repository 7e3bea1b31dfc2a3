import { observer } from "mobx-react-lite";
import type { DownlineMember } from "../../../core/affiliate/model.ts";
import type { AffiliateStore } from "../../stores/affiliate/affiliate-store.ts";
import { formatShortDate } from "../../text/dates.ts";
import { formatCount } from "../../text/numbers.ts";
import { affiliateText } from "../../text/th/affiliate/affiliate.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { RecordSection } from "../../ui/lists/record-section.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";

const text = affiliateText.downline;

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
    >
      {(shown) => <RowList label={text.title} rows={shown.map(rowOf)} />}
    </RecordSection>
  );
});

function rowOf({ maskedName, joinedAt }: DownlineMember) {
  return {
    key: maskedName,
    leading: <Icon name="user" size={20} />,
    title: maskedName,
    end: joinedAt === undefined ? null : text.joinedOn(formatShortDate(joinedAt)),
  };
}
