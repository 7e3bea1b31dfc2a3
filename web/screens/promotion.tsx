import { observer } from "mobx-react-lite";
import { formatBaht } from "../../core/money.ts";
import { promotionView } from "../../core/site/promotion-view.ts";
import { paths } from "../paths.ts";
import { useClock, useStores } from "../stores/stores-context.ts";
import { periodText, promotionText } from "../text/th/promotion.ts";
import { shellText } from "../text/th/shell.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Card } from "../ui/card.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Money } from "../ui/money.tsx";
import { Muted } from "../ui/muted.tsx";
import { Page } from "../ui/page.tsx";
import { PeriodCard } from "../ui/period-card.tsx";
import { PitchCard } from "../ui/pitch-card.tsx";
import { PointList } from "../ui/point-list.tsx";
import { ResourcePanel } from "../ui/resource-panel.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Split } from "../ui/split.tsx";
import { Tiles } from "../ui/tiles.tsx";
import { useNow } from "../ui/use-now.ts";

/** The day's two bonus periods and what they are bound to; spec section 2. */
export const PromotionScreen = observer(function PromotionScreen() {
  const { settings } = useStores().site;
  const now = useNow(useClock(), 15_000);
  return (
    <Page title={promotionText.title} wide>
      <ResourcePanel
        state={settings.state}
        skeleton={<Skeleton shape="card" height={340} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void settings.load()}
      >
        {({ promotion }) => {
          const view = promotionView(promotion, now);
          if (!view.offered) {
            return <EmptyState icon="gift" title={promotionText.none} text={promotionText.noneHint} />;
          }
          const most = formatBaht(view.maxBonus);
          return (
            <Split
              main={
                <>
                  <PitchCard>
                    <Muted tone="field">{promotionText.most}</Muted>
                    <Money text={most} size="xl" />
                    <Muted tone="field">{promotionText.lead}</Muted>
                  </PitchCard>
                  <Tiles>
                    {view.periods.map((period, index) => (
                      <PeriodCard key={period.start} {...periodText(period, index + 1)} />
                    ))}
                  </Tiles>
                </>
              }
              side={
                <Card title={promotionText.conditions}>
                  <PointList points={promotionText.lines(most)} />
                  <ButtonLink to={paths.contact} icon="chat" wide>
                    {promotionText.ask}
                  </ButtonLink>
                </Card>
              }
            />
          );
        }}
      </ResourcePanel>
    </Page>
  );
});
