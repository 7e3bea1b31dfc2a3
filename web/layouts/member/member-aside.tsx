import { observer } from "mobx-react-lite";
import { Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { refundPercent } from "../../../core/rules/loss-refund.ts";
import { paths } from "../../app/paths.ts";
import { isOpen } from "../../brand/is-open.ts";
import { useStores, useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { openRequestsOf } from "../../stores/wallet/open-requests-of.ts";
import { levelWords } from "../../text/th/session/level-progress.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { balanceWays, balanceWords } from "../../text/th/wallet/balance.ts";
import { openRequestText } from "../../text/th/wallet/open-request.ts";
import { BalanceCard } from "../../ui/cards/balance-card.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { LevelCard } from "../../ui/levels/level-card.tsx";
import { AsideBonus } from "./aside-bonus.tsx";
import { AsideCheckIn } from "./aside-check-in.tsx";
import { AsideRequests } from "./aside-requests.tsx";

/** The right column of a wide desktop, on every page: the balance, the level, open requests, the level and what today offers. */
export const MemberAside = observer(function MemberAside() {
  const stores = useMemberStores();
  const { policy } = useStoresRoot();
  const { credit, level } = stores;
  const { currentUser } = useStores().session;
  const atHome = useLocation().pathname === paths.dashboard;
  const isWaiting = openRequestsOf(stores).length > 0;
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
        {...balanceWays}
      />
      {isWaiting ? <AsideRequests stores={stores} /> : null}
      {level.progress ? (
        <LevelCard {...levelWords(level.progress, refundPercent(level.progress.current.name, policy.refundTable))} />
      ) : level.standing.problem ? null : (
        <Skeleton shape="card" height={157} label={shellText.loading} />
      )}
      {isOpen(paths.memberPromotion) ? <AsideBonus /> : null}
      {/* The dashboard has the week's check-ins. */}
      {atHome || !isOpen(paths.checkIn) ? null : (
        <Suspense fallback={<Skeleton shape="card" height={74} label={shellText.loading} />}>
          <AsideCheckIn />
        </Suspense>
      )}
      {isWaiting ? null : (
        <Section title={openRequestText.title}>
          <AsideRequests stores={stores} />
        </Section>
      )}
    </>
  );
});
