import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { promotionView } from "../../core/site/promotion-view.ts";
import { paths } from "../paths.ts";
import { useStoreHouse } from "../stores/stores-context.ts";
import { useRewardsStores } from "../stores/use-rewards-stores.ts";
import { levelText } from "../text/th/level.ts";
import { mediaText } from "../text/th/media.ts";
import { memberPromotionText, promotionText, promotionWords } from "../text/th/promotion.ts";
import { shellText } from "../text/th/shell.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { LevelBadge } from "../ui/level-badge.tsx";
import { Page } from "../ui/page.tsx";
import { PromotionBoard } from "../ui/promotion-board.tsx";
import { ResourcePanel } from "../ui/resource-panel.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useNow } from "../ui/use-now.ts";

/** The bonus periods as they are for this member, whose level sets the most they can be. */
export const MemberPromotionScreen = observer(function MemberPromotionScreen() {
  const { promotion } = useRewardsStores();
  const { stores, clock } = useStoreHouse();
  const user = stores.session.currentUser;
  const now = useNow(clock, 15_000);
  useEffect(() => {
    void promotion.load();
  }, [promotion]);
  return (
    <Page
      title={memberPromotionText.title}
      back={{ to: paths.media, label: mediaText.back }}
      aside={user ? <LevelBadge level={user.level} label={levelText[user.level]} /> : null}
      wide
    >
      <ResourcePanel
        state={promotion.state}
        skeleton={<Skeleton shape="card" height={340} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void promotion.load()}
      >
        {(setting) => {
          const view = promotionView(setting, now);
          if (!view.offered) {
            return <EmptyState icon="gift" title={memberPromotionText.none} text={promotionText.noneHint} />;
          }
          return (
            <PromotionBoard
              texts={{ ...promotionText, most: memberPromotionText.most }}
              {...promotionWords(view)}
              action={
                <ButtonLink to={paths.deposit} icon="deposit" wide>
                  {memberPromotionText.deposit}
                </ButtonLink>
              }
            />
          );
        }}
      </ResourcePanel>
    </Page>
  );
});
