import { observer } from "mobx-react-lite";
import type { RewardStore } from "../../stores/rewards/reward-store.ts";
import { rewardText as text } from "../../text/th/rewards/reward.ts";
import { rewardRequestRows } from "../../text/th/rewards/reward-request.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { ListPanel } from "../../ui/lists/list-panel.tsx";
import { PagedLog } from "../../ui/lists/paged-log.tsx";
import { TimelineList } from "../../ui/lists/timeline-list.tsx";

/** Every claim with its timeline; what is under way is open from the start. */
export const ClaimHistory = observer(function ClaimHistory({ store }: { readonly store: RewardStore }) {
  const { requests } = store;
  return (
    <Section title={text.history}>
      <ListPanel
        state={requests.state}
        skeleton={<Skeleton shape="rows" rows={3} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void requests.load()}
        empty={<EmptyState icon="gift" title={text.historyEmpty} text={text.historyEmptyHint} />}
      >
        {(claims) => (
          <PagedLog
            hasMore={requests.hasMore}
            loadingMore={requests.loadingMore}
            moreLabel={text.more}
            loadingLabel={shellText.loading}
            onMore={() => void requests.loadMore()}
          >
            <TimelineList
              label={text.history}
              rows={rewardRequestRows(claims, "asked")}
              stateLabels={moneyText.stepState}
            />
          </PagedLog>
        )}
      </ListPanel>
    </Section>
  );
});
