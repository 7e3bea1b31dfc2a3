import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import type { Reward } from "../../../core/rewards/model.ts";
import { paths } from "../../app/paths.ts";
import { useRewardsStores } from "../../stores/rewards/use-rewards-stores.ts";
import { useStores } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { prizeText } from "../../text/th/rewards/prize.ts";
import { rewardText as text } from "../../text/th/rewards/reward.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { PillLinks } from "../../ui/controls/pill-links.tsx";
import { Chip } from "../../ui/data/chip.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { ClaimDialog } from "./claim-dialog.tsx";
import { ClaimHistory } from "./claim-history.tsx";
import { RewardList } from "./reward-list.tsx";

/** The rewards of all categories or of one, and the member's claims. */
export const RewardScreen = observer(function RewardScreen() {
  const { categoryId } = useParams();
  const { reward: store } = useRewardsStores();
  const { points } = useMemberStores().credit;
  const { toast } = useStores();
  const [confirming, setConfirming] = useState<Reward>();
  useEffect(() => store.watch(), [store]);
  const claim = async ({ id, title }: Reward) => {
    setConfirming(undefined);
    const outcome = await store.claim.run(id);
    if (outcome?.state === "done") toast.show(text.sent(title));
  };
  return (
    <Page
      wide
      title={text.title}
      aside={points === undefined ? null : <Chip tone="gold">{text.points(prizeText.points(points))}</Chip>}
    >
      <ResourcePanel
        state={store.categories.state}
        skeleton={<Skeleton shape="screen" wideHeight={900} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void store.categories.load()}
      >
        {(categories) => {
          if (categories.length === 0) return <EmptyState icon="gift" title={text.empty} text={text.emptyHint} />;
          const shown =
            categoryId === undefined ? categories : categories.filter((category) => category.categoryId === categoryId);
          return (
            <>
              <PillLinks
                label={text.categories}
                links={[
                  { key: "", to: paths.rewards, label: text.all, current: categoryId === undefined },
                  ...categories.map(({ categoryId: id, title }) => ({
                    key: id,
                    to: paths.rewardCategory(id),
                    label: title,
                    current: id === categoryId,
                  })),
                ]}
              />
              {shown.length === 0 ? (
                <EmptyState
                  icon="gift"
                  title={text.missing}
                  text={text.missingHint}
                  action={<ButtonLink to={paths.rewards}>{text.back}</ButtonLink>}
                />
              ) : null}
              {shown.map((category) => (
                <RewardList key={category.categoryId} store={store} category={category} onClaim={setConfirming} />
              ))}
            </>
          );
        }}
      </ResourcePanel>
      {/* Its place is known when the rewards above it are. */}
      {store.categories.value || store.categories.problem ? <ClaimHistory store={store} /> : null}
      {confirming ? (
        <ClaimDialog
          reward={confirming}
          points={points}
          onConfirm={() => void claim(confirming)}
          onClose={() => setConfirming(undefined)}
        />
      ) : null}
    </Page>
  );
});
