import { maskName } from "../../../core/rules/mask-name.ts";
import type { PromotionSetting } from "../../../core/rules/promotion.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { RankingEntry, RankingPeriod } from "../../../core/site/model.ts";
import type { ServiceContext } from "../engine/service-context.ts";
import { accountOf, standingOf } from "../session/views.ts";
import { createInboxService, type InboxService } from "./inbox/service.ts";
import { createLiveService, type LiveService } from "./live/service.ts";
import { readRanking } from "./ranking.ts";

/** What the site shows to one member only. See `SitePort`. */
export interface MemberSiteService extends InboxService, LiveService {
  promotion(): Promise<PromotionSetting>;
  /** The fifty members who staked the most, and always this member. */
  ranking(period: RankingPeriod): Promise<readonly RankingEntry[]>;
}

export function createMemberSiteService(context: ServiceContext, id: MemberId): MemberSiteService {
  const { streams, content, rows } = context;
  return {
    ...createInboxService(context, id),
    ...createLiveService(context, id),
    async promotion() {
      const { state, now } = await streams.read(id);
      return content.memberPromotion(standingOf(state, now).level);
    },
    async ranking(period) {
      const { state, now } = await streams.read(id);
      return readRanking(rows, period, now, id, maskName(accountOf(state).name));
    },
  };
}
