import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStores } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { dashboardText } from "../../text/th/dashboard.ts";
import { levelText } from "../../text/th/level.ts";
import { LevelBadge } from "../../ui/level-badge.tsx";
import { Page } from "../../ui/page.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Split } from "../../ui/split.tsx";
import { Announcements } from "./announcements.tsx";
import { CreditCard } from "./credit-card.tsx";
import { GameTiles } from "./game-tiles.tsx";
import { LevelCard } from "./level-card.tsx";
import { OpenRequests } from "./open-requests.tsx";

/** Where a member lands: what there is, what waits, where to go. */
export const DashboardScreen = observer(function DashboardScreen() {
  const members = useMemberStores();
  const { credit, level, deposit, slip, withdrawal } = members;
  const { session, site } = useStores();
  useEffect(() => {
    void credit.load();
    void level.load();
    void site.announcements.load();
    const stops = [deposit.watch(), slip.watch(), withdrawal.watch()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [credit, level, site, deposit, slip, withdrawal]);
  const user = session.currentUser;
  return (
    <Page wide ownHeading title={dashboardText.documentTitle}>
      <PageTitle
        title={dashboardText.greeting(user?.name ?? "")}
        aside={user ? <LevelBadge level={user.level} label={levelText[user.level]} /> : null}
      />
      <Split
        main={
          <>
            <CreditCard store={credit} />
            <LevelCard store={level} />
            <OpenRequests stores={members} />
          </>
        }
        side={
          <>
            <GameTiles />
            <Announcements store={site} />
          </>
        }
      />
    </Page>
  );
});
