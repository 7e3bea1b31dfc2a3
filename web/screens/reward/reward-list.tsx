import { observer } from "mobx-react-lite";
import type { Reward, RewardCategory } from "../../../core/rewards/model.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { RewardStore } from "../../stores/rewards/reward-store.ts";
import { useStores } from "../../stores/stores-context.ts";
import { rewardText as text } from "../../text/th/rewards/reward.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { AutoColumns } from "../../ui/columns/auto-columns.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { OfferCard } from "./offer-card.tsx";

interface RewardListProps {
  readonly store: RewardStore;
  readonly category: RewardCategory;
  readonly onClaim: (reward: Reward) => void;
}

/** The rewards of one category. */
export const RewardList = observer(function RewardList({ store, category, onClaim }: RewardListProps) {
  const { claim } = store;
  const { site } = useStores();
  return (
    <Section title={category.title}>
      {category.rewards.length === 0 ? <EmptyState icon="gift" title={text.empty} text={text.emptyHint} /> : null}
      <AutoColumns>
        {category.rewards.map((reward) => (
          <OfferCard
            key={reward.id}
            kind={reward.prize.kind}
            title={reward.title}
            price={text.price(reward.pricePoints)}
            imageUrl={reward.imagePath === undefined ? undefined : site.picture(reward.imagePath)}
            // The reason is shown in place of the button already.
            conditions={reward.conditions.filter((condition) => reward.available || condition !== reward.reason)}
          >
            {claim.input === reward.id ? <OutcomeNote {...outcomeOf(claim)} texts={moneyText.outcome} /> : null}
            {reward.available ? (
              <Button
                wide
                label={text.claimOf(reward.pricePoints, reward.title)}
                busy={claim.busy && claim.input === reward.id}
                busyLabel={text.sending}
                disabled={claim.busy || claim.phase === "unknown"}
                onClick={() => onClaim(reward)}
              >
                {text.claim(reward.pricePoints)}
              </Button>
            ) : (
              <Muted tone="faint">{reward.reason}</Muted>
            )}
          </OfferCard>
        ))}
      </AutoColumns>
    </Section>
  );
});
