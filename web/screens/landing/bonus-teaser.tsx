import { observer } from "mobx-react-lite";
import { promotionAt } from "../../../core/rules/promotion.ts";
import { paths } from "../../app/paths.ts";
import { useClock, useStores } from "../../stores/stores-context.ts";
import { landingText } from "../../text/th/site/landing.ts";
import { periodText, promotionText } from "../../text/th/site/promotion.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { PeriodCard } from "../../ui/cards/period-card.tsx";
import { AutoColumns } from "../../ui/columns/auto-columns.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Section } from "../../ui/layout/section.tsx";
import { Muted } from "../../ui/typography/muted.tsx";

/** The bonus periods without their conditions, which have a page of their own. */
export const BonusTeaser = observer(function BonusTeaser() {
  const { settings } = useStores().site;
  const now = useNow(useClock(), 15_000);
  return (
    <Section
      title={landingText.promotion}
      aside={<TextLink to={paths.promotion}>{landingText.allPromotions}</TextLink>}
    >
      <ResourcePanel
        state={settings.state}
        skeleton={<Skeleton shape="card" height={150} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void settings.load()}
      >
        {({ promotion }) => {
          const view = promotionAt(promotion, now);
          if (!view.offered) return <Muted>{promotionText.none}</Muted>;
          return (
            <AutoColumns>
              {view.periods.map((period, index) => (
                <PeriodCard key={period.start} {...periodText(period, index + 1)} />
              ))}
            </AutoColumns>
          );
        }}
      </ResourcePanel>
    </Section>
  );
});
