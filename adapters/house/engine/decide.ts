import { decideAffiliate } from "../affiliate/decide.ts";
import { decideGames } from "../games/decide.ts";
import { decideCheckIn } from "../rewards/check-in/decide.ts";
import { decideFlipCard } from "../rewards/flip-card/decide.ts";
import { decideReward } from "../rewards/reward/decide.ts";
import { decideWheel } from "../rewards/wheel/decide.ts";
import { decideSession } from "../session/decide.ts";
import { decidePush } from "../session/push/decide.ts";
import { decideSecondFactor } from "../session/second-factor/decide.ts";
import { decideInbox } from "../site/inbox/decide.ts";
import { decideStaff } from "../staff/decide.ts";
import { decideDeposit } from "../wallet/deposit/decide.ts";
import { decideSlip } from "../wallet/slip/decide.ts";
import { decideWithdrawal } from "../wallet/withdrawal/decide.ts";
import type { Command, Decision, DecisionContext } from "./commands.ts";
import type { MemberState } from "./state.ts";

/** Turns a command into events or a refusal. Pure: the result depends on the arguments only. */
export function decide(state: MemberState, command: Command, context: DecisionContext): Decision {
  switch (command.type) {
    case "register":
    case "open-session":
    case "close-session":
    case "close-device":
    case "use-session":
    case "renew-session":
    case "change-password":
    case "change-address":
      return decideSession(state, command, context);
    case "begin-totp":
    case "turn-on-totp":
    case "turn-off-totp":
    case "add-passkey":
    case "remove-passkey":
    case "confirm-session":
      return decideSecondFactor(state, command, context);
    case "subscribe-push":
    case "unsubscribe-push":
    case "forget-push":
      return decidePush(state, command, context);
    case "request-deposit":
    case "cancel-deposit":
    case "confirm-deposit":
      return decideDeposit(state, command, context);
    case "confirm-slip":
    case "submit-slip":
      return decideSlip(state, command, context);
    case "request-withdrawal":
    case "retry-withdrawal":
      return decideWithdrawal(state, command, context);
    case "approve":
    case "start-paying":
    case "reject":
    case "grant-bonus":
    case "grant-level":
      return decideStaff(state, command, context);
    case "open-game":
    case "play-round":
    case "leave-games":
    case "record-round":
      return decideGames(state, command, context);
    case "claim-reward":
      return decideReward(state, command, context);
    case "spin-wheel":
      return decideWheel(state, command, context);
    case "flip-card":
      return decideFlipCard(state, command, context);
    case "check-in":
      return decideCheckIn(state, command, context);
    case "withdraw-affiliate":
      return decideAffiliate(state, command, context);
    case "see-inbox":
      return decideInbox(command, context);
  }
}
