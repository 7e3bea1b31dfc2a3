import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { plainText } from "../../../core/site/plain-text.ts";
import type { SiteStore } from "../../stores/site/site-store.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { formatShortDate } from "../../text/dates.ts";
import { dashboardText } from "../../text/th/site/dashboard.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { GrowingList } from "../../ui/lists/growing-list.tsx";
import { ListPanel } from "../../ui/lists/list-panel.tsx";
import { Muted } from "../../ui/typography/muted.tsx";

const STEP = 3;

/** The latest announcements, and the older ones on request. A body is shown as plain text. */
export const Announcements = observer(function Announcements({ store }: { readonly store: SiteStore }) {
  const { announcements } = store;
  const { newestAnnouncement } = useMemberStores().inbox;
  useEffect(() => {
    // The backend reports a new one to the inbox.
    const isListed = announcements.value?.some(({ id }) => id === newestAnnouncement) ?? true;
    if (newestAnnouncement !== undefined && !isListed) void announcements.load();
  }, [newestAnnouncement, announcements]);
  return (
    <Section title={dashboardText.announcements}>
      <ListPanel
        state={announcements.state}
        skeleton={<Skeleton shape="card" height={104} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void announcements.load()}
        empty={<EmptyState icon="info" title={dashboardText.noAnnouncements} />}
      >
        {(items) => (
          <GrowingList items={items} step={STEP} moreLabel={dashboardText.moreAnnouncements}>
            {(shown) =>
              shown.map(({ id, title, body, publishedAt }) => (
                <Card tight key={id} title={title} aside={formatShortDate(publishedAt)}>
                  {plainText(body).map((line) => (
                    <Muted key={line}>{line}</Muted>
                  ))}
                </Card>
              ))
            }
          </GrowingList>
        )}
      </ListPanel>
    </Section>
  );
});
