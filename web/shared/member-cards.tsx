import { useState } from "react";
import { shellText } from "#text/site/shell.ts";
import { balanceWays, balanceWords } from "#text/wallet/balance.ts";
import type { LevelProgress } from "../../core/rules/level-progress.ts";
import { LEVEL_NAMES } from "../../core/rules/levels.ts";
import { refundPercent } from "../../core/rules/loss-refund.ts";
import { paths } from "../app/paths.ts";
import { useStores, useStoresRoot } from "../stores/stores-context.ts";
import { useMemberStores, usePause } from "../stores/use-member-stores.ts";
import { levelWords } from "../text/level-words.ts";
import { observer } from "../text/observer.ts";
import { BalanceCard } from "../ui/cards/balance-card.tsx";
import { LevelCard } from "../ui/levels/level-card.tsx";
import { Moment } from "../ui/prizes/moment.tsx";

/** The member's balance, with the ways to deposit and to withdraw. */
export const MemberBalance = observer(function MemberBalance() {
  const { credit } = useMemberStores();
  const { currentUser } = useStores().session;
  const isPaused = usePause() !== undefined;
  return (
    <BalanceCard
      state={credit.resource.state}
      words={balanceWords}
      texts={shellText}
      refreshing={credit.loading}
      onRefresh={() => void credit.load()}
      depositPath={isPaused ? undefined : paths.deposit}
      withdrawPath={paths.withdraw}
      pointsPath={isPaused ? undefined : paths.media}
      level={currentUser?.level}
      {...balanceWays}
    />
  );
});

/** The member's level, the progress to the next one and what it gives back. */
export function MemberLevel({ progress }: { readonly progress: LevelProgress }) {
  const { isOpen, policy } = useStoresRoot();
  const { name } = progress.current;
  const place = LEVEL_NAMES.indexOf(name);
  const [before, setBefore] = useState({ place, risen: false });
  // A level that rises while the member looks at it is celebrated once.
  if (place !== before.place) setBefore({ place, risen: place > before.place });
  return (
    <Moment burst={before.risen ? name : undefined}>
      <LevelCard {...levelWords(progress, isOpen("/refund") ? refundPercent(name, policy.refundTable) : undefined)} />
    </Moment>
  );
}
