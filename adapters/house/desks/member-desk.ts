import type { MemberId } from "../../../core/session/member.ts";
import type { MemberDesk } from "../house.ts";
import { createAccountCounter } from "./account-counter.ts";
import { createAct } from "./act.ts";
import { createDepositCounter } from "./deposit-counter.ts";
import type { Floor } from "./floor.ts";
import type { Sessions } from "./sessions.ts";
import { createSlipCounter } from "./slip-counter.ts";
import { createWithdrawalCounter } from "./withdrawal-counter.ts";

export function createMemberDesk(floor: Floor, sessions: Sessions, id: MemberId): MemberDesk {
  const act = createAct(floor, id);
  return {
    ...createAccountCounter(floor, sessions, id),
    ...createDepositCounter(floor, act, id),
    ...createSlipCounter(floor, act, id),
    ...createWithdrawalCounter(floor, act, id),
  };
}
