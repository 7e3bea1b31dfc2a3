import type { MemberId } from "../../core/session/model.ts";
import { type AffiliateService, createAffiliateService } from "./affiliate/service.ts";
import type { ServiceContext } from "./engine/service-context.ts";
import { createGamesService, type GamesService } from "./games/service.ts";
import { createRewardsService, type RewardsService } from "./rewards/service.ts";
import { createPushService, type PushService } from "./session/push/service.ts";
import { createSecondFactorService, type SecondFactorService } from "./session/second-factor/service.ts";
import { createSessionService, type SessionService } from "./session/service.ts";
import type { Sessions } from "./session/sessions.ts";
import { createMemberSiteService, type MemberSiteService } from "./site/member-site-service.ts";
import { createWalletService, type WalletService } from "./wallet/service.ts";

/** All that one member can do. */
export interface MemberService
  extends SessionService,
    SecondFactorService,
    PushService,
    WalletService,
    GamesService,
    RewardsService,
    MemberSiteService {
  readonly affiliate: AffiliateService;
}

export function createMemberService(context: ServiceContext, sessions: Sessions, id: MemberId): MemberService {
  return {
    ...createSessionService(context, sessions, id),
    ...createSecondFactorService(context, sessions, id),
    ...createPushService(context, id),
    ...createWalletService(context, id),
    ...createGamesService(context, id),
    ...createRewardsService(context, id),
    ...createMemberSiteService(context, id),
    affiliate: createAffiliateService(context, id),
  };
}
