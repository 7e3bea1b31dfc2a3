import { promotionText } from "#text/site/promotion.ts";
import { shellText } from "#text/site/shell.ts";
import { promotionAt } from "../../../core/rules/promotion.ts";
import { paths } from "../../app/paths.ts";
import { useClock, useStores } from "../../stores/stores-context.ts";
import { observer } from "../../text/observer.ts";
import { promotionWords } from "../../text/promotion-words.ts";
import { PromotionBoard } from "../../ui/cards/promotion-board.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { useNow } from "../../ui/data/time-ago.tsx";
import { EmptyState, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Page } from "../../ui/layout/page.tsx";

/** The bonus periods of the day and their conditions; spec section 2. */
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
          const view = promotionAt(promotion, now);
          if (!promotion || !view.offered) {
            return <EmptyState icon="gift" title={promotionText.none} text={promotionText.noneHint} />;
          }
          return (
            <PromotionBoard
              texts={promotionText}
              {...promotionWords(view, promotion)}
              action={
                <ButtonLink to={paths.contact} icon="chat" wide>
                  {promotionText.ask}
                </ButtonLink>
              }
            />
          );
        }}
      </ResourcePanel>
    </Page>
  );
});
