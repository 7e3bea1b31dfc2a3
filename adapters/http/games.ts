import type * as v from "valibot";
import { gamesEndpoints as rows } from "../../contracts/endpoints/games.ts";
import type {
  gameLaunch,
  gameReturn,
  games,
  gameTable,
  playedRound,
  savedGames,
  winLoss,
} from "../../contracts/schemas/games.ts";
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
} from "../../core/games/model.ts";
import type { GamesPort, TablePort } from "../../core/games/port.ts";
import type { Problem } from "../../core/shared/fault.ts";
import { baht, toBaht } from "../../core/shared/money.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";
import { dayFromWire, instantFromWire, intentFromWire, optionalInstantFromWire } from "./from-wire.ts";

/** The games port over HTTP. */
export function createHttpGames(client: HttpClient): GamesPort {
  return {
    async games(category, signal) {
      const reply = await client.call(rows.gamesInCategory, { params: { gameCate: category }, signal });
      if (reply.ok || !isMissing(reply.error)) return mapOk(reply, gamesFromWire);
      return mapOk(await client.call(rows.gameList, { body: { gameCate: category }, signal }), gamesFromWire);
    },
    async slots(slotType, signal) {
      return mapOk(await client.call(rows.gameList, { body: { gameCate: "slot", slotType }, signal }), gamesFromWire);
    },
    async publicGames(signal) {
      return mapOk(await client.call(rows.publicGames, { signal }), gamesFromWire);
    },
    async open(gameId, intent) {
      return mapOk(await client.call(rows.openGame, { body: { gameId }, intent }), launchFromWire);
    },
    async cashOut(gameId, intent) {
      return mapOk(await client.call(rows.cashOut, { body: { gameId }, intent }), returnFromWire);
    },
    async transferToBank(intent) {
      return mapOk(await client.call(rows.transferToBank, { intent }), returnFromWire);
    },
    async winLoss({ from, to }) {
      return mapOk(await client.call(rows.winLoss, { body: { start: from, end: to } }), winLossFromWire);
    },
    async savedGames() {
      return mapOk(await client.call(rows.savedGames, {}), savedGamesFromWire);
    },
    async saveFavourites({ add, remove }) {
      const body = { add: [...add], remove: [...remove] };
      return mapOk(await client.call(rows.saveFavourites, { body }), savedGamesFromWire);
    },
  };
}

/** The spec gives the category's path without a method. A backend with another method still has the game list. */
function isMissing(problem: Problem): boolean {
  return problem.kind === "fault" && (problem.fault === "not-available" || problem.status === 405);
}

function gamesFromWire(wire: v.InferOutput<typeof games>): readonly Game[] {
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

function savedGamesFromWire({ favourites, recent }: v.InferOutput<typeof savedGames>): AccountGames {
  return { favourites: gamesFromWire(favourites), recent: gamesFromWire(recent) };
}

function launchFromWire({ launchId, gameId, url, expiresAt }: v.InferOutput<typeof gameLaunch>): GameLaunch {
  return { launchId, gameId, url, expiresAt: optionalInstantFromWire(expiresAt) };
}

function returnFromWire({ amount, credit, at }: v.InferOutput<typeof gameReturn>): GameReturn {
  return { amountSatang: baht(amount), creditSatang: baht(credit), at: instantFromWire(at) };
}

function winLossFromWire({ days, games: byGame, total }: v.InferOutput<typeof winLoss>): WinLoss {
  return {
    days: days.map(({ day, ...totals }) => ({ day: dayFromWire(day), ...totalsFromWire(totals) })),
    games: byGame?.map(({ gameId, title, ...totals }) => ({ gameId, title, ...totalsFromWire(totals) })),
    total: totalsFromWire(total),
  };
}

function totalsFromWire({ rounds, staked, won, net }: v.InferOutput<typeof winLoss>["total"]): PlayTotals {
  return { rounds, stakedSatang: baht(staked), wonSatang: baht(won), netSatang: baht(net) };
}

function tableFromWire(wire: v.InferOutput<typeof gameTable>): GameTable {
  return {
    gameId: wire.gameId,
    title: wire.title,
    provider: wire.provider,
    creditSatang: baht(wire.credit),
    asOf: instantFromWire(wire.at),
    expiresAt: instantFromWire(wire.expiresAt),
    minimumSatang: baht(wire.minimum),
    maximumSatang: baht(wire.maximum),
    engine: wire.engine ?? undefined,
    imagePath: wire.image ?? undefined,
    bets: wire.bets,
    prizes: wire.prizes ?? [],
    open: wire.open ? roundFromWire(wire.open) : undefined,
    rounds: wire.rounds.map(roundFromWire),
  };
}

function playedRoundFromWire({ round, credit, bets }: v.InferOutput<typeof playedRound>): PlayedRound {
  return { round: roundFromWire(round), creditSatang: baht(credit), bets: bets ?? undefined };
}

function roundFromWire(wire: v.InferOutput<typeof playedRound>["round"]): Round {
  return {
    id: wire.id,
    at: instantFromWire(wire.at),
    betOn: wire.betOn,
    betSatang: baht(wire.bet),
    winSatang: baht(wire.win),
    valueSatang: typeof wire.value === "number" ? baht(wire.value) : undefined,
    dice: wire.dice,
    intent: intentFromWire(wire.idempotencyKey),
  };
}

/** The port of the house's own games over HTTP. */
export function createHttpTable(client: HttpClient): TablePort {
  return {
    async table(launchId) {
      return mapOk(await client.call(rows.gameTable, { body: { launchId } }), tableFromWire);
    },
    async play(launchId, { betOn, amount }, intent) {
      const body = { launchId, betOn, amount: toBaht(amount) };
      return mapOk(await client.call(rows.playRound, { body, intent }), playedRoundFromWire);
    },
  };
}
