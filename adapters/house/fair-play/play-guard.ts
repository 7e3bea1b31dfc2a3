import { CASH_OUT } from "../../../core/games/model.ts";
import { reasonAgainstPlay } from "../../../core/rules/pause.ts";
import { type Move, reasonAgainstMove } from "../../../core/rules/play-usage.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { OfType } from "../engine/model.ts";
import type { GamesCommand, GamesState } from "../games/play.ts";
import type { DepositCommand, DepositState } from "../wallet/deposit.ts";
import type { SlipCommand, SlipState } from "../wallet/slip.ts";
import { type FairPlayState, partOf, usageOf } from "./play-record.ts";

type State = FairPlayState & DepositState & SlipState & GamesState;

/**
 * What a command wants: a move, which limits and pauses may refuse; something else of play, which pauses may; or what is
 * always open, because it takes money out, ends what goes on, or is no play.
 */
type Wish = Move | "play" | "open";

/** A wish, or what tells it from a command that was sent in this state. */
type PlayGuard<Command> = "play" | "open" | ((command: Command, state: GamesState) => Wish);

export type PlayGuards<Command extends { readonly type: string }> = {
  readonly [Type in Command["type"]]: PlayGuard<OfType<Command, Type>>;
};

export function ofDeposit({ amount }: OfType<DepositCommand, "request-deposit">): Wish {
  return { move: "deposit", amount };
}

export function ofSubmittedSlip({ amount }: OfType<SlipCommand, "submit-slip">): Wish {
  return { move: "deposit", amount };
}

/** Without a transfer to us there is no deposit, and the slip is refused for itself. */
export function ofConfirmedSlip({ lookup }: OfType<SlipCommand, "confirm-slip">): Wish {
  const transfer = lookup.outcome === "found" && lookup.transfer.receivedByUs ? lookup.transfer : undefined;
  return transfer ? { move: "deposit", amount: transfer.amountSatang } : "play";
}

export function ofOpenedGame(): Wish {
  return { move: "open" };
}

/** The first step stakes. A round that goes on took its stake before, and can be cashed out during a pause. */
export function ofRound({ launch, betOn, bet }: OfType<GamesCommand, "play-round">, { launches }: GamesState): Wish {
  const goesOn = launches.some(({ id, open }) => id === launch && open !== undefined);
  if (!goesOn) return { move: "stake", amount: bet };
  return betOn === CASH_OUT ? "open" : "play";
}

/** Why a command is refused by a pause or a limit of the member's own; undefined where neither does. */
export function guardPlay(guards: Readonly<Record<string, PlayGuard<never> | undefined>>) {
  return (
    state: State,
    command: { readonly type: string },
    { now }: { readonly now: Instant },
  ): Refusal | undefined => {
    const guard = guards[command.type] ?? "open";
    // The cast is safe: the table has the guard of the command's type.
    const wish = typeof guard === "function" ? guard(command as never, state) : guard;
    if (wish === "open") return undefined;
    const { pause, limits } = partOf(state);
    return (
      reasonAgainstPlay(pause, now) ??
      (wish === "play" ? undefined : reasonAgainstMove(limits, usageOf(state), wish, now))
    );
  };
}
