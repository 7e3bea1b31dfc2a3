import { observer } from "mobx-react-lite";
import { promotionView } from "../../core/site/promotion-view.ts";
import { paths } from "../paths.ts";
import { useClock, useStores } from "../stores/stores-context.ts";
import { promotionText, promotionWords } from "../text/th/promotion.ts";
import { shellText } from "../text/th/shell.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PromotionBoard } from "../ui/promotion-board.tsx";
import { ResourcePanel } from "../ui/resource-panel.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
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
          return (
            <PromotionBoard
              texts={promotionText}
              {...promotionWords(view)}
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
