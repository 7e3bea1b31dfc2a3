import { useEffect } from "react";
import { levelText } from "#text/session/level.ts";
import { mediaText } from "#text/site/media.ts";
import { memberPromotionText, promotionText } from "#text/site/promotion.ts";
import { shellText } from "#text/site/shell.ts";
import { promotionAt } from "../../../core/rules/promotion.ts";
import { paths } from "../../app/paths.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { promotionWords } from "../../text/promotion-words.ts";
import { PromotionBoard } from "../../ui/cards/promotion-board.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { useNow } from "../../ui/data/time-ago.tsx";
import { EmptyState, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { LevelBadge } from "../../ui/levels/level-card.tsx";

/** The bonus periods with the maximum of the member's level. */
export const MemberPromotionScreen = observer(function MemberPromotionScreen() {
  const promotion = useMemberStores().userSetting;
  const { stores, clock } = useStoresRoot();
  const user = stores.session.currentUser;
  const now = useNow(clock, 15_000);
  useEffect(() => {
    // The start of the page reads it as well.
    if (!promotion.loading) void promotion.load();
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
          const view = promotionAt(setting, now);
          if (!view.offered) {
            return <EmptyState icon="gift" title={memberPromotionText.none} text={promotionText.noneHint} />;
          }
          return (
            <PromotionBoard
              texts={{ ...promotionText, most: memberPromotionText.most }}
              {...promotionWords(view, setting)}
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
