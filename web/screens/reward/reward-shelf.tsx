import { observer } from "mobx-react-lite";
import { contentUrl } from "../../../core/site/content-url.ts";
import type { Reward, RewardCategory } from "../../../core/rewards/reward.ts";
import { outcomeOf } from "../../stores/outcome-of.ts";
import type { RewardStore } from "../../stores/reward-store.ts";
import { moneyText } from "../../text/th/money.ts";
import { rewardText as text } from "../../text/th/reward.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Muted } from "../../ui/muted.tsx";
import { OfferCard } from "../../ui/offer-card.tsx";
import { OutcomeNote } from "../../ui/outcome-note.tsx";
import { Section } from "../../ui/section.tsx";
import { Tiles } from "../../ui/tiles.tsx";

interface RewardShelfProps {
  readonly store: RewardStore;
  readonly category: RewardCategory;
  readonly onAsk: (reward: Reward) => void;
}

/** One category's rewards, each with its price, its conditions and its button. */
export const RewardShelf = observer(function RewardShelf({ store, category, onAsk }: RewardShelfProps) {
  const { claim } = store;
  return (
    <Section title={category.title}>
      {category.rewards.length === 0 ? <EmptyState icon="gift" title={text.empty} text={text.emptyHint} /> : null}
      <Tiles>
        {category.rewards.map((reward) => (
          <OfferCard
            key={reward.id}
            kind={reward.prize.kind}
            title={reward.title}
            price={text.price(reward.pricePoints)}
            imageUrl={reward.imagePath === undefined ? undefined : contentUrl(reward.imagePath, "")}
            // What stands in the button's place need not be said twice.
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
                onClick={() => onAsk(reward)}
              >
                {text.claim(reward.pricePoints)}
              </Button>
            ) : (
              <Muted tone="faint">{reward.reason}</Muted>
            )}
          </OfferCard>
        ))}
      </Tiles>
    </Section>
  );
});
