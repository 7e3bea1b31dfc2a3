import { observer } from "mobx-react-lite";
import { Suspense, useEffect } from "react";
import { paths } from "../../app/paths.ts";
import { useStores } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { dashboardText } from "../../text/th/site/dashboard.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { balanceWays, balanceWords } from "../../text/th/wallet/balance.ts";
import { BalanceCard } from "../../ui/cards/balance-card.tsx";
import { Split } from "../../ui/columns/split.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useWide } from "../../ui/hooks/use-wide.ts";
import { Page } from "../../ui/layout/page.tsx";
import { PageTitle } from "../../ui/typography/page-title.tsx";
import { Announcements } from "./announcements.tsx";
import { CheckInCard } from "./check-in-card.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { GameTiles } from "./game-tiles.tsx";
import { LevelCard } from "./level-card.tsx";
import { OpenRequests } from "./open-requests.tsx";
import { RecentGames } from "./recent-games.tsx";

/** The page after sign-in: the balance, what needs attention, and the ways to everything else. */
export const DashboardScreen = observer(function DashboardScreen() {
  const memberStores = useMemberStores();
  const { credit, level } = memberStores;
  const { session, site } = useStores();
  useEffect(() => {
    void level.load();
    void site.announcements.load();
  }, [level, site]);
  // The right column of a wide frame shows the balance, the level and the open requests already.
  const wide = useWide();
  return (
    <Page wide ownHeading title={dashboardText.documentTitle}>
      <PageTitle title={dashboardText.greeting(session.currentUser?.name ?? "")} />
      {wide ? (
        <Suspense fallback={<Skeleton shape="card" height={640} label={shellText.loading} />}>
          <FirstSteps />
          <RecentGames />
          <GameTiles />
          <Split main={<CheckInCard />} side={<Announcements store={site} />} />
        </Suspense>
      ) : (
        <Split
          main={
            <>
              <BalanceCard
                state={credit.resource.state}
                words={balanceWords}
                texts={shellText}
                refreshing={credit.loading}
                onRefresh={() => void credit.load()}
                depositPath={paths.deposit}
                withdrawPath={paths.withdraw}
                pointsPath={paths.media}
                level={session.currentUser?.level}
                {...balanceWays}
              />
              <FirstSteps />
              <OpenRequests stores={memberStores} />
              <LevelCard store={level} />
              <CheckInCard />
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
      )}
    </Page>
  );
});
