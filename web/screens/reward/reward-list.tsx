import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { Reward, RewardCategory } from "../../../core/rewards/model.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { RewardStore } from "../../stores/rewards/reward-store.ts";
import { useStores } from "../../stores/stores-context.ts";
import { rewardText as text } from "../../text/th/rewards/reward.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { Img } from "../../ui/art/img.tsx";
import { AutoColumns } from "../../ui/columns/columns.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Chip, Muted } from "../../ui/data/inline.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { EmptyState } from "../../ui/feedback/resource-panel.tsx";
import { Section } from "../../ui/layout/page.tsx";
import tone from "../../ui/prizes/prize-tone.module.css";
import { PrizeIcon, type PrizeKind } from "../../ui/prizes/prizes.tsx";
import css from "./offer-card.module.css";

interface OfferCardProps {
  readonly kind: PrizeKind;
  readonly title: string;
  readonly price: string;
  /** A checked address. Without one the icon of the prize's kind is shown. */
  readonly imageUrl: string | undefined;
  readonly conditions: readonly string[];
  /** The button, or the reason why there is none. */
  readonly children: ReactNode;
}

/** A reward with its price in points and its conditions. */
function OfferCard({ kind, title, price, imageUrl, conditions, children }: OfferCardProps) {
  return (
    <article className={css["card"]}>
      <div className={css["head"]}>
        <span className={cx(css["art"], imageUrl === undefined ? tone[kind] : css["picture"])}>
          {imageUrl === undefined ? (
            <PrizeIcon kind={kind} size={30} />
          ) : (
            <Img src={imageUrl} alt="" width={96} height={96} />
          )}
        </span>
        <div className={css["words"]}>
          <h3>{title}</h3>
          <Chip tone="gold">{price}</Chip>
        </div>
      </div>
      {conditions.length > 0 ? (
        <ul className={css["conditions"]}>
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      ) : null}
      <div className={css["end"]}>{children}</div>
    </article>
  );
}

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
