import { observer } from "mobx-react-lite";

import { promotionView } from "../../../core/site/promotion-view.ts";
import { paths } from "../../paths.ts";
import { useClock, useStores } from "../../stores/stores-context.ts";
import { landingText } from "../../text/th/landing.ts";
import { periodText, promotionText } from "../../text/th/promotion.ts";
import { shellText } from "../../text/th/shell.ts";
import { Muted } from "../../ui/muted.tsx";
import { PeriodCard } from "../../ui/period-card.tsx";
import { ResourcePanel } from "../../ui/resource-panel.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { Tiles } from "../../ui/tiles.tsx";
import { useNow } from "../../ui/use-now.ts";

/** The two bonus periods in short; their conditions are on a page of their own. */
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
          const view = promotionView(promotion, now);
          if (!view.offered) return <Muted>{promotionText.none}</Muted>;
          return (
            <Tiles>
              {view.periods.map((period, index) => (
                <PeriodCard key={period.start} {...periodText(period, index + 1)} />
              ))}
            </Tiles>
          );
        }}
      </ResourcePanel>
    </Section>
  );
});
