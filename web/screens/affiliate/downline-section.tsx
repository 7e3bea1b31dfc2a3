import { observer } from "mobx-react-lite";
import type { DownlineMember } from "../../../core/affiliate/model.ts";
import type { AffiliateStore } from "../../stores/affiliate/affiliate-store.ts";
import { formatCount, formatShortDate } from "../../text/format.ts";
import { affiliateText } from "../../text/th/affiliate/affiliate.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { GrowingList } from "../../ui/lists/growing-list.tsx";
import { ListPanel } from "../../ui/lists/list-panel.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";

const text = affiliateText.downline;

/** Who registered with the code, newest first. */
export const DownlineSection = observer(function DownlineSection({
  store: { downline },
}: {
  readonly store: AffiliateStore;
}) {
  const count = downline.value?.length;
  return (
    <Section title={text.title} aside={count ? text.count(formatCount(count)) : undefined}>
      <ListPanel
        state={downline.state}
        skeleton={<Skeleton shape="rows" rows={3} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void downline.load()}
        empty={<EmptyState icon="friends" title={text.empty} text={text.emptyHint} />}
      >
        {(friends) => (
          <Card tight>
            <GrowingList items={friends} moreLabel={moneyText.more}>
              {(shown) => <RowList label={text.title} rows={shown.map(rowOf)} />}
            </GrowingList>
          </Card>
        )}
      </ListPanel>
    </Section>
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
