import { observer } from "mobx-react-lite";
import { Suspense, useEffect } from "react";
import { useStores } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { dashboardText } from "../../text/th/site/dashboard.ts";
import { useWide } from "../../ui/hooks/use-wide.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Split } from "../../ui/layout/split.tsx";
import { PageTitle } from "../../ui/typography/page-title.tsx";
import { Announcements } from "./announcements.tsx";
import { CheckInCard } from "./check-in-card.tsx";
import { CreditCard } from "./credit-card.tsx";
import { GameTiles } from "./game-tiles.tsx";
import { LevelCard } from "./level-card.tsx";
import { OpenRequests } from "./open-requests.tsx";
import { RecentGames } from "./recent-games.tsx";

/** Where a member lands: what there is, what waits, where to go. */
export const DashboardScreen = observer(function DashboardScreen() {
  const members = useMemberStores();
  const { credit, level } = members;
  const { session, site } = useStores();
  useEffect(() => {
    void level.load();
    void site.announcements.load();
  }, [level, site]);
  const wide = useWide();
  return (
    <Page wide ownHeading title={dashboardText.documentTitle}>
      <PageTitle title={dashboardText.greeting(session.currentUser?.name ?? "")} />
      <Split
        main={
          <>
            {wide ? null : <CreditCard store={credit} />}
            <LevelCard store={level} />
            <CheckInCard />
            {wide ? null : <OpenRequests stores={members} />}
          </>
        }
        side={
          <>
            <Suspense fallback={null}>
              <RecentGames />
            </Suspense>
            <GameTiles />
            <Announcements store={site} />
          </>
        }
      />
    </Page>
  );
});
