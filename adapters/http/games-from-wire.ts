import type * as v from "valibot";
import type { gameLaunch, gameReturn, games, winLoss } from "../../contracts/schemas/game.ts";
import type { gameTable, playedRound } from "../../contracts/schemas/game-table.ts";
import type {
  Game,
  GameLaunch,
  GameReturn,
  GameTable,
  PlayedRound,
  PlayTotals,
  Round,
  WinLoss,
} from "../../core/games/model.ts";
import { baht } from "../../core/shared/money.ts";
import { intentFromWire } from "./request-from-wire.ts";
import { dayFromWire, instantFromWire, optionalInstantFromWire } from "./time-from-wire.ts";

export function gamesFromWire(wire: v.InferOutput<typeof games>): readonly Game[] {
  return wire.map((game) => ({
    id: game.id,
    name: game.name,
    latinName: game.nameEn ?? undefined,
    category: game.gameCate,
    slotType: game.slotType ?? undefined,
    provider: game.provider,
    returnPercent: game.returnPercent ?? undefined,
    imagePath: game.image ?? undefined,
    open: game.open,
    hot: game.hot ?? false,
    addedAt: optionalInstantFromWire(game.addedAt),
    rank: game.rank ?? undefined,
    jackpotSatang: typeof game.jackpot === "number" ? baht(game.jackpot) : undefined,
  }));
}

export function launchFromWire({ launchId, gameId, url, expiresAt }: v.InferOutput<typeof gameLaunch>): GameLaunch {
  return { launchId, gameId, url, expiresAt: optionalInstantFromWire(expiresAt) };
}

export function returnFromWire({ amount, credit, at }: v.InferOutput<typeof gameReturn>): GameReturn {
  return { amountSatang: baht(amount), creditSatang: baht(credit), at: instantFromWire(at) };
}

export function winLossFromWire({ days, games: byGame, total }: v.InferOutput<typeof winLoss>): WinLoss {
  return {
    days: days.map(({ day, ...totals }) => ({ day: dayFromWire(day), ...totalsFromWire(totals) })),
    games: byGame?.map(({ gameId, title, ...totals }) => ({ gameId, title, ...totalsFromWire(totals) })),
    total: totalsFromWire(total),
  };
}

function totalsFromWire({ rounds, staked, won, net }: v.InferOutput<typeof winLoss>["total"]): PlayTotals {
  return { rounds, stakedSatang: baht(staked), wonSatang: baht(won), netSatang: baht(net) };
}

export function tableFromWire(wire: v.InferOutput<typeof gameTable>): GameTable {
  return {
    gameId: wire.gameId,
    title: wire.title,
    provider: wire.provider,
    creditSatang: baht(wire.credit),
    asOf: instantFromWire(wire.at),
    expiresAt: instantFromWire(wire.expiresAt),
    minimumSatang: baht(wire.minimum),
    maximumSatang: baht(wire.maximum),
    bets: wire.bets,
    rounds: wire.rounds.map(roundFromWire),
  };
}

export function playedRoundFromWire({ round, credit }: v.InferOutput<typeof playedRound>): PlayedRound {
  return { round: roundFromWire(round), creditSatang: baht(credit) };
}

function roundFromWire(wire: v.InferOutput<typeof playedRound>["round"]): Round {
  return {
    id: wire.id,
    at: instantFromWire(wire.at),
    betOn: wire.betOn,
    betSatang: baht(wire.bet),
    winSatang: baht(wire.win),
    dice: wire.dice,
    intent: intentFromWire(wire.idempotencyKey),
  };
}
