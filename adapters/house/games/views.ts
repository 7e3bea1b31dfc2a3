import type { Game, GameLaunch, GameReturn, GameTable, Round } from "../../../core/games/model.ts";
import { type Satang, ZERO } from "../../../core/shared/money.ts";
import type { MemberEventOf } from "../engine/events.ts";
import type { CurrentState, LaunchRecord } from "../engine/state.ts";
import type { CatalogueGame } from "./catalogue.ts";
import { DICE_TABLE, ROUND_MAXIMUM, ROUND_MINIMUM } from "./dice-table.ts";
import { launchEnd } from "./launch.ts";

/** `rank` is undefined for a game that nobody played lately. */
export function gameView(game: CatalogueGame, providerDown: boolean, rank: number | undefined): Game {
  const { engine: _, open, ...view } = game;
  return { ...view, open: open && !providerDown, rank };
}

/** The launch id comes after the `#`, so it appears in no log and in no referrer. */
export function launchView({ id, game, at }: MemberEventOf<"game-opened">): GameLaunch {
  return { launchId: id, gameId: game, url: `/play/game.html#${id}`, expiresAt: launchEnd({ usedAt: at }) };
}

/** The house settles every round at once, so a game holds no money to return. */
export function returnView({ at }: MemberEventOf<"games-left">, creditSatang: Satang): GameReturn {
  return { amountSatang: ZERO, creditSatang, at };
}

export function tableView(
  { state, now }: CurrentState,
  launch: LaunchRecord,
  game: CatalogueGame | undefined,
  rounds: readonly Round[],
): GameTable {
  return {
    gameId: launch.game,
    title: launch.title,
    provider: game?.provider ?? "",
    creditSatang: state.creditSatang,
    asOf: now,
    expiresAt: launchEnd(launch),
    minimumSatang: ROUND_MINIMUM,
    maximumSatang: ROUND_MAXIMUM,
    bets: game?.engine === "dice" ? DICE_TABLE : [],
    rounds,
  };
}

export function roundView({ id, at, bet, win, betOn = "", dice = [], intent }: MemberEventOf<"round-played">): Round {
  return { id, at, betOn, betSatang: bet, winSatang: win, dice, intent: intent?.key };
}
