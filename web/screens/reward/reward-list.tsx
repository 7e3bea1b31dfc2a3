import type { ReactNode } from "react";
import { rewardText as text } from "#text/rewards/reward.ts";
import { moneyText } from "#text/wallet/money.ts";
import type { Reward, RewardCategory } from "../../../core/rewards/model.ts";
import { Said } from "../../shared/said.tsx";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { RewardStore } from "../../stores/rewards/reward-store.ts";
import { useStores } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { Img } from "../../ui/art/img.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Muted } from "../../ui/data/inline.tsx";
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
  readonly affordable: boolean;
  /** A checked address. Without one the icon of the prize's kind is shown. */
  readonly imageUrl: string | undefined;
  /** The button, or the reason why there is none. */
  readonly children: ReactNode;
}

/** A reward with its price in points. Its conditions stand in the question before the claim. */
function OfferCard({ kind, title, price, affordable, imageUrl, children }: OfferCardProps) {
  return (
    <article className={css["card"]}>
      <span className={cx(css["art"], imageUrl === undefined && tone[kind])}>
        {imageUrl === undefined ? (
          <PrizeIcon kind={kind} size={44} />
        ) : (
          <Img className={css["picture"]} src={imageUrl} alt="" width={240} height={180} />
        )}
      </span>
      <h3 className={css["title"]}>{title}</h3>
      <p className={cx(css["price"], affordable && css["affordable"])}>{price}</p>
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
  const { points } = useMemberStores().credit;
  const { site } = useStores();
  return (
    <Section title={category.title}>
      {category.rewards.length === 0 ? <EmptyState icon="gift" title={text.empty} text={text.emptyHint} /> : null}
      <div className={css["offers"]}>
        {category.rewards.map((reward) => (
          <OfferCard
            key={reward.id}
            kind={reward.prize.kind}
            title={reward.title}
            price={text.price(reward.pricePoints)}
            affordable={reward.available && (points === undefined || reward.pricePoints <= points)}
            imageUrl={reward.imagePath === undefined ? undefined : site.picture(reward.imagePath)}
          >
            {claim.input === reward.id ? <OutcomeNote {...outcomeOf(claim)} texts={moneyText.outcome} /> : null}
            {reward.available ? (
              <Button
                small
                wide
                label={text.claimOf(reward.pricePoints, reward.title)}
                busy={claim.busy && claim.input === reward.id}
                busyLabel={text.sending}
                disabled={claim.busy || claim.phase === "unknown"}
                onClick={() => onClaim(reward)}
              >
                {text.take(reward.pricePoints)}
              </Button>
            ) : (
              <Muted tone="faint">
                <Said>{reward.reason ?? ""}</Said>
              </Muted>
            )}
          </OfferCard>
        ))}
      </div>
    </Section>
  );
});
