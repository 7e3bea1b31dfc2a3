import type * as v from "valibot";
import type {
  gameLaunch,
  gameReturn,
  games,
  gameTable,
  playedRound,
  winLoss,
} from "../../../contracts/schemas/games.ts";
import type {
  Game,
  GameLaunch,
  GameReturn,
  GameTable,
  PlayedRound,
  PlayTotals,
  Round,
  WinLoss,
} from "../../../core/games/model.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";

export function gamesToWire(list: readonly Game[]): v.InferInput<typeof games> {
  return list.map(({ latinName, category, imagePath, addedAt, jackpotSatang, ...game }) => ({
    ...game,
    nameEn: latinName,
    gameCate: category,
    image: imagePath,
    addedAt: addedAt === undefined ? undefined : toIso(addedAt),
    jackpot: jackpotSatang === undefined ? undefined : toBaht(jackpotSatang),
  }));
}

export function launchToWire({ launchId, gameId, url, expiresAt }: GameLaunch): v.InferInput<typeof gameLaunch> {
  return { launchId, gameId, url, expiresAt: expiresAt === undefined ? null : toIso(expiresAt) };
}

export function returnToWire({ amountSatang, creditSatang, at }: GameReturn): v.InferInput<typeof gameReturn> {
  return { amount: toBaht(amountSatang), credit: toBaht(creditSatang), at: toIso(at) };
}

export function winLossToWire({ days, games: byGame, total }: WinLoss): v.InferInput<typeof winLoss> {
  return {
    days: days.map((day) => ({ day: day.day, ...totalsToWire(day) })),
    games: byGame?.map((game) => ({ gameId: game.gameId, title: game.title, ...totalsToWire(game) })),
    total: totalsToWire(total),
  };
}

function totalsToWire({ rounds, stakedSatang, wonSatang, netSatang }: PlayTotals) {
  return { rounds, staked: toBaht(stakedSatang), won: toBaht(wonSatang), net: toBaht(netSatang) };
}

export function tableToWire(table: GameTable): v.InferInput<typeof gameTable> {
  const { gameId, title, provider, creditSatang, asOf, expiresAt, minimumSatang, maximumSatang, bets, rounds } = table;
  return {
    gameId,
    title,
    provider,
    credit: toBaht(creditSatang),
    at: toIso(asOf),
    expiresAt: toIso(expiresAt),
    minimum: toBaht(minimumSatang),
    maximum: toBaht(maximumSatang),
    bets: [...bets],
    rounds: rounds.map(roundToWire),
  };
}

export function playedRoundToWire({ round, creditSatang }: PlayedRound): v.InferInput<typeof playedRound> {
  return { round: roundToWire(round), credit: toBaht(creditSatang) };
}

function roundToWire({ id, at, betOn, betSatang, winSatang, dice, intent }: Round) {
  return {
    id,
    at: toIso(at),
    betOn,
    bet: toBaht(betSatang),
    win: toBaht(winSatang),
    dice: [...dice],
    idempotencyKey: intent,
  };
}
