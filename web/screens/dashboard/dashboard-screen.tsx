import { type ReactNode, Suspense, useDeferredValue, useEffect } from "react";
import { dashboardText } from "#text/site/dashboard.ts";
import { shellText } from "#text/site/shell.ts";
import { plainText } from "../../../core/site/support-text.ts";
import { paths } from "../../app/paths.ts";
import { MemberBalance, MemberLevel } from "../../shared/member-cards.tsx";
import { OpenRequests } from "../../shared/open-requests.tsx";
import { Said } from "../../shared/said.tsx";
import type { MemberLevelStore } from "../../stores/session/member-level-store.ts";
import type { SiteStore } from "../../stores/site/site-store.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { formatShortDate } from "../../text/dates.ts";
import { observer } from "../../text/observer.ts";
import { Split } from "../../ui/columns/columns.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { EmptyState, isPartNotOffered, ListPanel, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useWide } from "../../ui/hooks/use-media.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Page, PageTitle, Section } from "../../ui/layout/page.tsx";
import { GrowingList } from "../../ui/lists/growing-list.tsx";
import { CheckInCard } from "./check-in-card.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { GameTiles, RecentGames } from "./game-tiles.tsx";

/** The member's level and the progress to the next one, for widths at which the frame has no right column. */
const LevelCard = observer(function LevelCard({ store }: { readonly store: MemberLevelStore }) {
  return (
    <ResourcePanel
      state={store.standing.state}
      skeleton={<Skeleton shape="card" height={133} label={shellText.loading} />}
      texts={shellText.panel}
      onRetry={() => void store.load()}
      optional
    >
      {() => (store.progress ? <MemberLevel progress={store.progress} /> : null)}
    </ResourcePanel>
  );
});

const STEP = 3;

/** The latest announcements, and the older ones on request. A body is shown as plain text. */
const Announcements = observer(function Announcements({ store }: { readonly store: SiteStore }) {
  const { announcements } = store;
  const { newestAnnouncement } = useMemberStores().inbox;
  useEffect(() => {
    // The backend reports a new one to the inbox.
    const isListed = announcements.value?.some(({ id }) => id === newestAnnouncement) ?? true;
    if (newestAnnouncement !== undefined && !isListed) void announcements.load();
  }, [newestAnnouncement, announcements]);
  if (isPartNotOffered(announcements.state)) return null;
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
                <Card tight key={id} title={<Said>{title}</Said>} aside={formatShortDate(publishedAt)}>
                  {plainText(body).map((line) => (
                    <Muted key={line}>
                      <Said>{line}</Said>
                    </Muted>
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

/** What stands below the games that were played last, which would move it: it comes with them. */
function WithRecentGames({ children }: { readonly children: ReactNode }) {
  if (!useStoresRoot().isOpen(paths.allGames)) return children;
  const rest = <Skeleton shape="card" height={640} label={shellText.loading} />;
  return (
    <Suspense fallback={rest}>
      <RecentGames skeleton={rest}>{children}</RecentGames>
    </Suspense>
  );
}

/** The page after sign-in: the balance, what needs attention, and the ways to everything else. */
export const DashboardScreen = observer(function DashboardScreen() {
  const { level } = useMemberStores();
  const { isOpen, stores } = useStoresRoot();
  const { session, site } = stores;
  useEffect(() => {
    void level.load();
    void site.announcements.load();
  }, [level, site]);
  // The right column of a wide frame shows the balance, the level and the open requests already.
  const wide = useWide();
  // On phones the second column is below the screen: the credit comes first.
  const isRestDrawn = useDeferredValue(true, false);
  return (
    <Page wide ownHeading title={dashboardText.documentTitle}>
      <PageTitle title={dashboardText.greeting(session.currentUser?.name ?? "")} />
      {wide ? (
        <WithRecentGames>
          <FirstSteps />
          <GameTiles />
          {isOpen(paths.checkIn) ? (
            <Split main={<CheckInCard />} side={<Announcements store={site} />} />
          ) : (
            <Announcements store={site} />
          )}
        </WithRecentGames>
      ) : (
        <Split
          main={
            <>
              <MemberBalance />
              <WithRecentGames>
                <FirstSteps />
                <OpenRequests />
                <LevelCard store={level} />
                <CheckInCard />
              </WithRecentGames>
            </>
          }
          side={
            isRestDrawn ? (
              <>
                <GameTiles />
                <Announcements store={site} />
              </>
            ) : null
          }
        />
      )}
    </Page>
  );
});
