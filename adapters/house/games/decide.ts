import { judgeAmount } from "../../../core/rules/amount-limits.ts";
import { diceWin, isDiceBet, throwDice } from "../../../core/rules/dice.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { Decision, DecisionContext, GamesCommand } from "../engine/commands.ts";
import { requestId } from "../engine/request-id.ts";
import type { MemberState } from "../engine/state.ts";
import { findSession } from "../session/session-tokens.ts";
import type { CatalogueGame } from "./catalogue.ts";
import { ROUND_MAXIMUM, ROUND_MINIMUM } from "./dice-table.ts";
import { findLiveLaunch } from "./launch.ts";

type CommandOf<Type extends GamesCommand["type"]> = Extract<GamesCommand, { readonly type: Type }>;

export function decideGames(state: MemberState, command: GamesCommand, context: DecisionContext): Decision {
  switch (command.type) {
    case "open-game":
      return openGame(state, command, context);
    case "play-round":
      return playRound(state, command, context);
    case "leave-games":
      return leaveGames(state, command, context);
    case "record-round":
      return recordRound(state, command, context);
  }
}

function openGame(state: MemberState, command: CommandOf<"open-game">, { now }: DecisionContext): Decision {
  const { launch, intent } = command;
  // The launch lasts as long as the session, which may get other tokens.
  const tokenHash = findSession(state, command.tokenHash)?.root ?? command.tokenHash;
  const game = checkGame(command);
  if ("code" in game) return err(game);
  const { id, name: title } = game;
  // No launch id is given up: it finds the stream that knows the keys of its rounds.
  const opened = { type: "game-opened", at: now, id: launch, game: id, title, tokenHash, forgotten: [] } as const;
  return ok([{ ...opened, ...(intent && { intent }) }]);
}

function playRound(state: MemberState, command: CommandOf<"play-round">, { now, random }: DecisionContext): Decision {
  const { launch: id, betOn, bet, intent } = command;
  const launch = findLiveLaunch(state, id, now);
  if (!launch) return err(refuse("launch-over"));
  const game = checkGame(command);
  if ("code" in game) return err(game);
  if (game.engine !== "dice" || !isDiceBet(betOn)) return err(at("betOn", refuse("bet-unknown")));
  const refusal = judgeAmount(bet, { minimumSatang: ROUND_MINIMUM, maximumSatang: ROUND_MAXIMUM });
  if (refusal) return err(refusal);
  const { creditSatang } = state;
  if (bet > creditSatang) return err(at("amount", refuse("credit-insufficient", { creditSatang })));
  const dice = throwDice(random);
  return ok([
    {
      type: "round-played",
      at: now,
      id: requestId("G", now, random),
      game: launch.game,
      title: launch.title,
      bet,
      win: diceWin(betOn, bet, dice),
      launch: id,
      betOn,
      dice,
      ...(intent && { intent }),
    },
  ]);
}

function leaveGames(
  state: MemberState,
  { game, intent }: CommandOf<"leave-games">,
  { now, random }: DecisionContext,
): Decision {
  const open = state.launches.filter((launch) => game === undefined || launch.game === game);
  const launches = open.map(({ id }) => id);
  return ok([{ type: "games-left", at: now, id: requestId("L", now, random), launches, ...(intent && { intent }) }]);
}

function recordRound(
  { creditSatang }: MemberState,
  { game, title, bet, win }: CommandOf<"record-round">,
  { now, random }: DecisionContext,
): Decision {
  if (bet < 0 || win < 0) return err(refuse("amount-negative"));
  if (bet > creditSatang) return err(refuse("credit-insufficient", { creditSatang }));
  return ok([{ type: "round-played", at: now, id: requestId("G", now, random), game, title, bet, win }]);
}

function checkGame({ game, providerDown }: CommandOf<"open-game" | "play-round">): CatalogueGame | Refusal {
  if (!game) return refuse("game-not-found");
  if (!game.open) return refuse("game-closed");
  return providerDown ? refuse("provider-down", { provider: game.provider }) : game;
}
