import type { PromotionSetting } from "../../../core/rules/promotion.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { RankingEntry, RankingPeriod } from "../../../core/site/model.ts";
import { memberStream } from "../engine/member-streams.ts";
import type { ServiceContext } from "../engine/service-context.ts";
import { standingOf } from "../session/views.ts";
import { createInboxService, type InboxService } from "./inbox/service.ts";
import { createLiveService, type LiveService } from "./live/service.ts";

/** What the site shows to one member only. See `SitePort`. */
export interface MemberSiteService extends InboxService, LiveService {
  promotion(): Promise<PromotionSetting>;
  /** The fifty members who staked the most, and always this member. */
  ranking(period: RankingPeriod): Promise<readonly RankingEntry[]>;
}

export function createMemberSiteService(context: ServiceContext, id: MemberId): MemberSiteService {
  const { streams, content, readModels } = context;
  return {
    ...createInboxService(context, id),
    ...createLiveService(context, id),
    async promotion() {
      const { state, now } = await streams.read(id);
      return content.memberPromotion(standingOf(state, now).level);
    },
    async ranking(period) {
      const { now } = await streams.read(id);
      const { ranking } = await readModels.latest();
      return ranking.list(period, now, memberStream(id));
    },
  };
}
