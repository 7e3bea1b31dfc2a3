import { observer } from "mobx-react-lite";
import type { LevelProgress } from "../../core/rules/level-progress.ts";
import { refundPercent } from "../../core/rules/loss-refund.ts";
import { paths } from "../app/paths.ts";
import { useStores, useStoresRoot } from "../stores/stores-context.ts";
import { useMemberStores } from "../stores/use-member-stores.ts";
import { levelWords } from "../text/th/session/level-progress.ts";
import { shellText } from "../text/th/site/shell.ts";
import { balanceWays, balanceWords } from "../text/th/wallet/balance.ts";
import { BalanceCard } from "../ui/cards/balance-card.tsx";
import { LevelCard } from "../ui/levels/level-card.tsx";

/** The member's balance, with the ways to deposit and to withdraw. */
export const MemberBalance = observer(function MemberBalance() {
  const { credit } = useMemberStores();
  const { currentUser } = useStores().session;
  return (
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
  );
});

/** The member's level, the progress to the next one and what it gives back. */
export function MemberLevel({ progress }: { readonly progress: LevelProgress }) {
  const { policy } = useStoresRoot();
  return <LevelCard {...levelWords(progress, refundPercent(progress.current.name, policy.refundTable))} />;
}
