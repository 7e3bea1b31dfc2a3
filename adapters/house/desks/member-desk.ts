import type { MemberId } from "../../../core/session/model.ts";
import type { MemberDesk } from "../house.ts";
import { createAccountCounter } from "./account-counter.ts";
import { createAddressCounter } from "./address-counter.ts";
import { createAct, createTell } from "./act.ts";
import { createCheckInCounter } from "./check-in-counter.ts";
import { createDepositCounter } from "./deposit-counter.ts";
import type { Floor } from "./floor.ts";
import { createGameCounter } from "./game-counter.ts";
import { createLuckCounter } from "./luck-counter.ts";
import { createRewardCounter } from "./reward-counter.ts";
import { createInviteCounter } from "./invite-counter.ts";
import type { Sessions } from "./sessions.ts";
import { createSlipCounter } from "./slip-counter.ts";
import { createWithdrawalCounter } from "./withdrawal-counter.ts";

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
