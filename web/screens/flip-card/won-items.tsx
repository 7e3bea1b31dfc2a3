import { observer } from "mobx-react-lite";
import type { FlipCardStore } from "../../stores/rewards/flip-card-store.ts";
import { flipCardText as text } from "../../text/th/rewards/flip-card.ts";
import { rewardRequestRows } from "../../text/th/rewards/reward-request.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { GrowingList } from "../../ui/lists/growing-list.tsx";
import { ListPanel } from "../../ui/lists/list-panel.tsx";
import { TimelineList } from "../../ui/lists/timeline-list.tsx";

/** What was won and is handed out by staff, each with where it stands. */
export const WonItems = observer(function WonItems({ store }: { readonly store: FlipCardStore }) {
  const { requests } = store;
  return (
    <Section title={text.requests}>
      <ListPanel
        state={requests.state}
        skeleton={<Skeleton shape="rows" rows={2} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void requests.load()}
        empty={<EmptyState icon="gift" title={text.requestsEmpty} />}
      >
        {(won) => (
          <Card tight>
            <GrowingList items={won} moreLabel={moneyText.more}>
              {(shown) => (
                <TimelineList
                  label={text.requests}
                  rows={rewardRequestRows(shown, "won")}
                  stateLabels={moneyText.stepState}
                />
              )}
            </GrowingList>
          </Card>
        )}
      </ListPanel>
    </Section>
  );
});
