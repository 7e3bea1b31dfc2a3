import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { DevicesStore } from "../../stores/session/devices-store.ts";
import { formatMoment } from "../../text/dates.ts";
import { activityOrigin, activityTitle, activityText as text } from "../../text/th/session/activity.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Chip } from "../../ui/data/chip.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Centered } from "../../ui/layout/centered.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { ListPanel } from "../../ui/lists/list-panel.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";

/** What was done in the member's name: a theft shows here. */
export const ActivityList = observer(function ActivityList({ store }: { readonly store: DevicesStore }) {
  const { activity } = store;
  useEffect(() => {
    void activity.load();
  }, [activity]);
  return (
    <Section title={text.title}>
      <ListPanel
        state={activity.state}
        skeleton={<Skeleton shape="rows" rows={5} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void activity.load()}
        empty={<EmptyState icon="history" title={text.empty} />}
      >
        {(items) => (
          <>
            <RowList
              label={text.title}
              rows={items.map((item) => ({
                key: item.id,
                title: activityTitle(item),
                detail: (
                  <>
                    {formatMoment(item.at)}
                    <br />
                    {activityOrigin(item)}
                  </>
                ),
                end: item.outcome === "done" ? null : <Chip tone="bad">{text.failed}</Chip>,
              }))}
            />
            {activity.hasMore ? (
              <Centered>
                <Button
                  busy={activity.loadingMore}
                  busyLabel={shellText.loading}
                  onClick={() => void activity.loadMore()}
                >
                  {text.more}
                </Button>
              </Centered>
            ) : null}
          </>
        )}
      </ListPanel>
    </Section>
  );
});
