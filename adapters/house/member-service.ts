import type { MemberId } from "../../core/session/model.ts";
import { createAffiliateService } from "./affiliate/service.ts";
import { createAct, createTell } from "./engine/execute.ts";
import type { ServiceContext } from "./engine/service-context.ts";
import { createGameService } from "./games/service.ts";
import type { MemberService } from "./house.ts";
import { createCheckInService } from "./rewards/check-in/service.ts";
import { createRewardService } from "./rewards/reward/service.ts";
import { createWheelAndCardService } from "./rewards/wheel/service.ts";
import { createAddressService } from "./session/address-service.ts";
import { createAccountService } from "./session/service.ts";
import type { Sessions } from "./session/sessions.ts";
import { createDepositService } from "./wallet/deposit/service.ts";
import { createSlipService } from "./wallet/slip/service.ts";
import { createWithdrawalService } from "./wallet/withdrawal/service.ts";

export function createMemberService(context: ServiceContext, sessions: Sessions, id: MemberId): MemberService {
  const act = createAct(context, id);
  const tell = createTell(context, id);
  return {
    ...createAccountService(context, sessions, id),
    ...createAddressService(context, id),
    invites: createAffiliateService(context, tell, id),
    ...createDepositService(context, act, id),
    ...createSlipService(context, act, id),
    ...createWithdrawalService(context, act, id),
    ...createRewardService(context, act, id),
    ...createWheelAndCardService(context, tell, id),
    ...createCheckInService(context, tell, id),
    ...createGameService(context, tell, id),
  };
}
