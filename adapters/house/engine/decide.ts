import type { Command, Decision, World } from "./commands.ts";
import type { MemberState } from "./state.ts";
import { decideAccount } from "../session/decide.ts";
import { decideAffiliate } from "../affiliate/decide.ts";
import { decideCards } from "../rewards/flip-card/decide.ts";
import { decideCheckIn } from "../rewards/check-in/decide.ts";
import { decideDeposit } from "../wallet/deposit/decide.ts";
import { decideGame } from "../games/decide.ts";
import { decidePlay } from "../games/decide-play.ts";
import { decideReward } from "../rewards/reward/decide.ts";
import { decideSlip } from "../wallet/slip/decide.ts";
import { decideStaff } from "../staff/decide.ts";
import { decideWheel } from "../rewards/wheel/decide.ts";
import { decideWithdrawal } from "../wallet/withdrawal/decide.ts";

/** What a command comes to: facts, or a reason against it. Pure: everything it knows is in its arguments. */
export function decide(state: MemberState, command: Command, world: World): Decision {
  switch (command.do) {
    case "register":
    case "open-session":
    case "close-session":
    case "change-password":
    case "grant-level":
    case "change-address":
      return decideAccount(state, command, world);
    case "request-deposit":
    case "cancel-deposit":
    case "confirm-deposit":
      return decideDeposit(state, command, world);
    case "confirm-slip":
    case "submit-slip":
      return decideSlip(state, command, world);
    case "request-withdrawal":
    case "retry-withdrawal":
      return decideWithdrawal(state, command, world);
    case "approve":
    case "start-paying":
    case "reject":
      return decideStaff(state, command, world);
    case "open-game":
    case "play-round":
    case "leave-games":
      return decideGame(state, command, world);
    case "record-round":
    case "grant-bonus":
      return decidePlay(state, command, world);
    case "claim-reward":
      return decideReward(state, command, world);
    case "spin-wheel":
      return decideWheel(state, command, world);
    case "flip-card":
      return decideCards(state, command, world);
    case "check-in":
      return decideCheckIn(state, command, world);
    case "withdraw-affiliate":
      return decideAffiliate(state, command, world);
  }
}
