import { observer } from "mobx-react-lite";
import { promotionAt } from "../../../core/rules/promotion.ts";
import { levelOverview } from "../../../core/session/level-overview.ts";
import { MINUTE_MS, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import { useClock, useStores, useStoresRoot } from "../../stores/stores-context.ts";
import { formatCount } from "../../text/numbers.ts";
import { landingText } from "../../text/th/site/landing.ts";
import { FigureStrip } from "../../ui/data/figure-strip.tsx";

const text = landingText.facts;

const minutesOf = (seconds: number) => formatCount(Math.ceil((seconds * SECOND_MS) / MINUTE_MS));

/** What the operator states and the rules give, in figures: waiting times, withdrawals, refund and bonus. */
export const SiteFacts = observer(function SiteFacts() {
  const { policy } = useStoresRoot();
  const { settings } = useStores().site;
  const clock = useClock();
  const { usualSeconds, promotion } = settings.value ?? {};
  const levels = levelOverview(policy);
  const offer = promotionAt(promotion, clock());
  const most = Math.max(...levels.map(({ refundPercent }) => refundPercent));
  // The places of what the settings will probably have.
  const awaited = settings.value === undefined && settings.problem === undefined;
  const usual = (seconds: number | undefined, label: string) => {
    if (awaited) return { value: text.awaited, label };
    return seconds ? { value: text.minutes(minutesOf(seconds)), label } : undefined;
  };
  const bonus = offer.offered ? { value: formatBaht(offer.maxBonus), label: text.bonus } : undefined;
  const facts = [
    usual(usualSeconds?.deposit, text.deposit),
    usual(usualSeconds?.withdrawal, text.withdrawal),
    { value: text.times(formatCount(levels[0]?.withdrawalsPerDay ?? 0)), label: text.perDay },
    { value: `${formatCount(most)}%`, label: text.refund },
    awaited ? { value: text.awaited, label: text.bonus } : bonus,
  ];
  return <FigureStrip label={text.label} figures={facts.filter((fact) => fact !== undefined)} />;
});
