import { observer } from "mobx-react-lite";
import { Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../app/paths.ts";
import { useStores } from "../stores/stores-context.ts";
import { useMemberStores } from "../stores/use-member-stores.ts";
import { levelWords } from "../text/th/session/level-progress.ts";
import { shellText } from "../text/th/site/shell.ts";
import { balanceWords } from "../text/th/wallet/balance.ts";
import { openRequestText } from "../text/th/wallet/open-request.ts";
import { BalanceCard } from "../ui/cards/balance-card.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Section } from "../ui/layout/section.tsx";
import { LevelCard } from "../ui/levels/level-card.tsx";
import { AsideBonus } from "./member/aside-bonus.tsx";
import { AsideCheckIn } from "./member/aside-check-in.tsx";
import { AsideRequests } from "./member/aside-requests.tsx";

/** The right column of a wide desktop, on every page: the balance, the level, what today offers, open requests. */
export const MemberAside = observer(function MemberAside() {
  const stores = useMemberStores();
  const { credit, level } = stores;
  const { currentUser } = useStores().session;
  const atHome = useLocation().pathname === paths.dashboard;
  // The dashboard reads the level itself.
  useEffect(() => {
    if (!atHome && !level.standing.value) void level.load();
  }, [atHome, level]);
  return (
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
        level={currentUser?.level}
      />
      {level.progress ? (
        <LevelCard {...levelWords(level.progress)} />
      ) : level.standing.problem ? null : (
        <Skeleton shape="card" height={133} label={shellText.loading} />
      )}
      <AsideBonus />
      {/* The dashboard has the week's check-ins. */}
      {atHome ? null : (
        <Suspense fallback={<Skeleton shape="card" height={74} label={shellText.loading} />}>
          <AsideCheckIn />
        </Suspense>
      )}
      <Section title={openRequestText.title}>
        <AsideRequests stores={stores} />
      </Section>
    </>
  );
});
