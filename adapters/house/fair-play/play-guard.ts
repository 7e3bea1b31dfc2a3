import { CASH_OUT } from "../../../core/games/model.ts";
import { reasonAgainstPlay } from "../../../core/rules/pause.ts";
import { type Move, reasonAgainstMove } from "../../../core/rules/play-usage.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { type Refusal, refusalOf } from "../../../core/shared/refusal.ts";
import type { OfType } from "../engine/model.ts";
import type { GamesCommand } from "../games/play.ts";
import type { DepositCommand } from "../wallet/deposit.ts";
import type { SlipCommand } from "../wallet/slip.ts";
import { recordOf, type UsageState, usageOf } from "./play-record.ts";

type GuardedCommand =
  | OfType<DepositCommand, "request-deposit">
  | SlipCommand
  | OfType<GamesCommand, "open-game" | "play-round">
  | Typed<"claim-reward">
  | Typed<"spin-wheel">
  | Typed<"flip-card">
  | Typed<"check-in">;

interface Typed<Type extends string> {
  readonly type: Type;
}

/** What a command needs: nothing, play that no pause closes, or also what is left of the limits. */
type Need = "nothing" | "open-play" | Move;

/**
 * Every place where a pause or a limit is decided, in the append of the effect. What is missing here is always open:
 * withdrawals, leaving a game, cancelling and confirming a deposit that was asked for before, and moving shares of
 * friends' play to the credit.
 */
const NEEDS: {
  readonly [Type in GuardedCommand["type"]]: (state: UsageState, command: OfType<GuardedCommand, Type>) => Need;
} = {
  "request-deposit": (_, { amount }) => ({ move: "deposit", amount }),
  "confirm-slip": (_, { lookup }) =>
    lookup.outcome === "found" ? { move: "deposit", amount: lookup.transfer.amountSatang } : "open-play",
  "submit-slip": (_, { amount }) => ({ move: "deposit", amount }),
  "open-game": () => ({ move: "open" }),
  "play-round": ({ launches }, { launch, betOn, bet }) => {
    const open = launches.find(({ id }) => id === launch)?.open;
    if (!open) return { move: "stake", amount: bet };
    // Its stake was taken with its first step.
    return betOn === CASH_OUT ? "nothing" : "open-play";
  },
  "claim-reward": () => "open-play",
  "spin-wheel": () => "open-play",
  "flip-card": () => "open-play",
  "check-in": () => "open-play",
};

/** Why the member's own limits or pause refuse a command; undefined where they do not. */
export function refusalByFairPlay(
  state: UsageState,
  command: { readonly type: string },
  now: Instant,
): Refusal | undefined {
  if (!isGuarded(command)) return undefined;
  const need = needOf(state, command);
  if (need === "nothing") return undefined;
  const { pause, limits } = recordOf(state);
  const reason =
    reasonAgainstPlay(pause, now) ??
    (need === "open-play" ? undefined : reasonAgainstMove(limits, usageOf(state), need, now));
  return reason && refusalOf(reason);
}

function isGuarded(command: { readonly type: string }): command is GuardedCommand {
  return Object.hasOwn(NEEDS, command.type);
}

/** The cast is safe: the table gives each type the function for its commands. */
function needOf(state: UsageState, command: GuardedCommand): Need {
  const need = NEEDS[command.type] as (state: UsageState, command: GuardedCommand) => Need;
  return need(state, command);
}
