import type * as v from "valibot";
import type {
  gameLaunch,
  gameReturn,
  games,
  gameTable,
  playedRound,
  savedGames,
  winLoss,
} from "../../../contracts/schemas/games.ts";
import type {
  AccountGames,
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

export function savedGamesToWire({ favourites, recent }: AccountGames): v.InferInput<typeof savedGames> {
  return { favourites: gamesToWire(favourites), recent: gamesToWire(recent) };
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
  const { gameId, title, provider, creditSatang, asOf, expiresAt, minimumSatang, maximumSatang, engine } = table;
  return {
    gameId,
    title,
    provider,
    credit: toBaht(creditSatang),
    at: toIso(asOf),
    expiresAt: toIso(expiresAt),
    minimum: toBaht(minimumSatang),
    maximum: toBaht(maximumSatang),
    engine,
    image: table.imagePath,
    bets: [...table.bets],
    prizes: [...table.prizes],
    open: table.open && roundToWire(table.open),
    rounds: table.rounds.map(roundToWire),
  };
}

export function playedRoundToWire({ round, creditSatang, bets }: PlayedRound): v.InferInput<typeof playedRound> {
  return { round: roundToWire(round), credit: toBaht(creditSatang), bets: bets && [...bets] };
}

function roundToWire({ id, at, betOn, betSatang, winSatang, valueSatang, dice, intent }: Round) {
  return {
    id,
    at: toIso(at),
    betOn,
    bet: toBaht(betSatang),
    win: toBaht(winSatang),
    value: valueSatang === undefined ? undefined : toBaht(valueSatang),
    dice: [...dice],
    idempotencyKey: intent,
  };
}
