import type { MemberId } from "../../core/session/model.ts";
import type { MemberDesk } from "./house.ts";
import { createAccountCounter } from "./session/service.ts";
import { createAddressCounter } from "./session/address-service.ts";
import { createAct, createTell } from "./engine/execute.ts";
import { createCheckInCounter } from "./rewards/check-in/service.ts";
import { createDepositCounter } from "./wallet/deposit/service.ts";
import type { Floor } from "./engine/service-context.ts";
import { createGameCounter } from "./games/service.ts";
import { createLuckCounter } from "./rewards/wheel/service.ts";
import { createRewardCounter } from "./rewards/reward/service.ts";
import { createInviteCounter } from "./affiliate/service.ts";
import type { Sessions } from "./session/sessions.ts";
import { createSlipCounter } from "./wallet/slip/service.ts";
import { createWithdrawalCounter } from "./wallet/withdrawal/service.ts";

export function createMemberDesk(floor: Floor, sessions: Sessions, id: MemberId): MemberDesk {
  const act = createAct(floor, id);
  const tell = createTell(floor, id);
  return {
    ...createAccountCounter(floor, sessions, id),
    ...createAddressCounter(floor, id),
    invites: createInviteCounter(floor, tell, id),
    ...createDepositCounter(floor, act, id),
    ...createSlipCounter(floor, act, id),
    ...createWithdrawalCounter(floor, act, id),
    ...createRewardCounter(floor, act, id),
    ...createLuckCounter(floor, tell, id),
    ...createCheckInCounter(floor, tell, id),
    ...createGameCounter(floor, tell, id),
  };
}
