import { observer } from "mobx-react-lite";
import { nextPeriod } from "../../../core/rules/next-period.ts";
import { promotionAt } from "../../../core/rules/promotion.ts";
import { paths } from "../../app/paths.ts";
import { useClock, useStores } from "../../stores/stores-context.ts";
import { periodText } from "../../text/th/site/promotion.ts";
import { LinkCard } from "../../ui/cards/link-card.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";

/** The bonus period that is running, or the one that starts next. Renders nothing where no bonus is offered. */
export const AsideBonus = observer(function AsideBonus() {
  const { settings } = useStores().site;
  const now = useNow(useClock(), 15_000);
  const offer = promotionAt(settings.value?.promotion, now);
  if (!offer.offered) return null;
  const period = nextPeriod(offer.periods, now);
  const words = periodText(period, offer.periods.indexOf(period) + 1);
  return (
    <LinkCard
      to={paths.memberPromotion}
      icon="gift"
      tone="gold"
      title={words.rate}
      text={words.time}
      end={words.running ?? words.title}
    />
  );
});
