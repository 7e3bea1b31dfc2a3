import { observer } from "mobx-react-lite";
import type { FlipCardStore } from "../../stores/flip-card-store.ts";
import { flipCardText as text } from "../../text/th/flip-card.ts";
import { moneyText } from "../../text/th/money.ts";
import { rewardRequestRows } from "../../text/th/reward-request.ts";
import { shellText } from "../../text/th/shell.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { GrowingList } from "../../ui/growing-list.tsx";
import { ListPanel } from "../../ui/list-panel.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimelineList } from "../../ui/timeline-list.tsx";

/** What was won and is handed out by staff, each with where it stands. */
export const WonThings = observer(function WonThings({ store }: { readonly store: FlipCardStore }) {
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
