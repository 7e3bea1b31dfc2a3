import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { prizeText } from "#text/rewards/prize.ts";
import { rewardText, rewardText as text } from "#text/rewards/reward.ts";
import { shellText } from "#text/site/shell.ts";
import { moneyText } from "#text/wallet/money.ts";
import type { Reward } from "../../../core/rewards/model.ts";
import { paths } from "../../app/paths.ts";
import type { RewardStore } from "../../stores/rewards/reward-store.ts";
import { useClock, useStores } from "../../stores/stores-context.ts";
import { useMemberStores, useRewardsStores } from "../../stores/use-member-stores.ts";
import { timeAgo } from "../../text/dates.ts";
import { language } from "../../text/live.ts";
import { observer } from "../../text/observer.ts";
import { prizeWords } from "../../text/prize-words.ts";
import { rewardRequestRows } from "../../text/reward-request-rows.ts";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { PillLinks } from "../../ui/controls/segmented-filter.tsx";
import { DescriptionList } from "../../ui/data/figures.tsx";
import { Chip } from "../../ui/data/inline.tsx";
import { TimeAgo, useNow } from "../../ui/data/time-ago.tsx";
import { EmptyState, isPartNotOffered, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { TilesSkeleton } from "../../ui/feedback/tiles-skeleton.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { RecordSection } from "../../ui/lists/record-table.tsx";
import { TimelineList } from "../../ui/lists/status-timeline.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { BulletList } from "../../ui/typography/prose.tsx";
import { RewardList } from "./reward-list.tsx";

interface ClaimDialogProps {
  readonly reward: Reward;
  /** The member's points. Undefined while they are unknown. */
  readonly points: number | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms a claim: the prize, its price, the points left, and the conditions. */
function ClaimDialog({ reward, points, onConfirm, onClose }: ClaimDialogProps) {
  const text = rewardText.confirm;
  const { pricePoints } = reward;
  const left = points === undefined ? [] : [{ term: text.left, value: prizeText.points(points - pricePoints) }];
  return (
    <Dialog
      title={text.title}
      closeLabel={shellText.close}
      onClose={onClose}
      actions={
        <>
          <Button wide onClick={onClose}>
            {text.no}
          </Button>
          <Button variant="primary" wide takesFocus onClick={onConfirm}>
            {text.yes(pricePoints)}
          </Button>
        </>
      }
    >
      <DescriptionList
        items={[
          { term: text.prize, value: prizeWords(reward.prize) },
          { term: text.price, value: rewardText.price(pricePoints) },
          ...left,
        ]}
      />
      {reward.conditions.length > 0 ? <BulletList items={reward.conditions} /> : null}
    </Dialog>
  );
}

/** All claims, each with its timeline. Timelines of open claims start expanded. */
const ClaimHistory = observer(function ClaimHistory({ store: { requests } }: { readonly store: RewardStore }) {
  const now = useNow(useClock(), 15_000);
  if (isPartNotOffered(requests.state)) return null;
  return (
    <RecordSection
      title={text.history}
      state={requests.state}
      onRetry={() => void requests.load()}
      pages={requests}
      empty={{ icon: "gift", title: text.historyEmpty, text: text.historyEmptyHint }}
      skeletonRows={3}
      texts={shellText}
      moreLabel={text.more}
    >
      {(claims) => (
        <TimelineList
          label={text.history}
          rows={rewardRequestRows(claims, "asked", (at) => <TimeAgo {...timeAgo(at, now)} />)}
          stateLabels={moneyText.stepState}
        />
      )}
    </RecordSection>
  );
});

/** The rewards of all categories or of one, and the member's claims. */
export const RewardScreen = observer(function RewardScreen() {
  const { categoryId } = useParams();
  const { reward: store } = useRewardsStores();
  const { points } = useMemberStores().credit;
  const { toast } = useStores();
  const [confirming, setConfirming] = useState<Reward>();
  // The house says in the page's language why a reward is closed.
  const spoken = language();
  useEffect(() => store.watch(), [store, spoken]);
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
        skeleton={<TilesSkeleton tiles={12} label={shellText.loading} />}
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
