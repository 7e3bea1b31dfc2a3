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
import { satangOf } from "./money-wire.ts";
import { intentOf } from "./request-wire.ts";
import { dayOf, instantOf, maybeInstant } from "./time-wire.ts";

export function gamesOf(wire: v.InferOutput<typeof games>): readonly Game[] {
  return wire.map(({ id, name, nameEn, gameCate, slotType, provider, returnPercent, image, open, hot }) => ({
    id,
    name,
    latinName: nameEn ?? undefined,
    category: gameCate,
    slotType: slotType ?? undefined,
    provider,
    returnPercent: returnPercent ?? undefined,
    imagePath: image ?? undefined,
    open,
    hot: hot ?? false,
  }));
}

export function launchOf({ launchId, gameId, url, expiresAt }: v.InferOutput<typeof gameLaunch>): GameLaunch {
  return { launchId, gameId, url, expiresAt: maybeInstant(expiresAt) };
}

export function returnOf({ amount, credit, at }: v.InferOutput<typeof gameReturn>): GameReturn {
  return { amountSatang: satangOf(amount), creditSatang: satangOf(credit), at: instantOf(at) };
}

export function winLossOf({ days, games: byGame, total }: v.InferOutput<typeof winLoss>): WinLoss {
  return {
    days: days.map(({ day, ...totals }) => ({ day: dayOf(day), ...totalsOf(totals) })),
    games: byGame?.map(({ gameId, title, ...totals }) => ({ gameId, title, ...totalsOf(totals) })),
    total: totalsOf(total),
  };
}

function totalsOf({ rounds, staked, won, net }: v.InferOutput<typeof winLoss>["total"]): PlayTotals {
  return { rounds, stakedSatang: satangOf(staked), wonSatang: satangOf(won), netSatang: satangOf(net) };
}

export function tableOf(wire: v.InferOutput<typeof gameTable>): GameTable {
  return {
    gameId: wire.gameId,
    title: wire.title,
    provider: wire.provider,
    creditSatang: satangOf(wire.credit),
    asOf: instantOf(wire.at),
    expiresAt: instantOf(wire.expiresAt),
    minimumSatang: satangOf(wire.minimum),
    maximumSatang: satangOf(wire.maximum),
    bets: wire.bets,
    rounds: wire.rounds.map(roundOf),
  };
}

export function playedOf({ round, credit }: v.InferOutput<typeof playedRound>): PlayedRound {
  return { round: roundOf(round), creditSatang: satangOf(credit) };
}

function roundOf(wire: v.InferOutput<typeof playedRound>["round"]): Round {
  return {
    id: wire.id,
    at: instantOf(wire.at),
    betOn: wire.betOn,
    betSatang: satangOf(wire.bet),
    winSatang: satangOf(wire.win),
    dice: wire.dice,
    intent: intentOf(wire.idempotencyKey),
  };
}
