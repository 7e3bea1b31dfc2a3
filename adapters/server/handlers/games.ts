import { gamesEndpoints as rows } from "../../../contracts/endpoints/games.ts";
import { GAME_CATEGORIES } from "../../../core/games/model.ts";
import { baht } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok } from "../../../core/shared/result.ts";
import {
  gamesToWire,
  launchToWire,
  playedRoundToWire,
  returnToWire,
  savedGamesToWire,
  tableToWire,
  winLossToWire,
} from "../wire/games-to-wire.ts";
import { dayRangeOf, type Handlers, memberHandler, publicHandler } from "./handler.ts";

export const gamesHandlers = {
  gameList: memberHandler(rows.gameList, async ({ service, body: { gameCate, slotType } }) =>
    ok(gamesToWire(await (slotType ? service.slots(slotType) : service.games(gameCate)))),
  ),
  gamesInCategory: memberHandler(rows.gamesInCategory, async ({ service, params: { gameCate } }) => {
    const category = GAME_CATEGORIES.find((each) => each === gameCate);
    return category
      ? ok(gamesToWire(await service.games(category)))
      : err(refuse("body-invalid", { field: "gameCate" }));
  }),
  openGame: memberHandler(rows.openGame, async ({ service, body, intent, token, language }) =>
    mapOk(await service.openGame(body.gameId, intent, token, language), launchToWire),
  ),
  cashOut: memberHandler(rows.cashOut, async ({ service, body, intent }) =>
    mapOk(await service.cashOut(body.gameId, intent), returnToWire),
  ),
  transferToBank: memberHandler(rows.transferToBank, async ({ service, intent }) =>
    mapOk(await service.transferToBank(intent), returnToWire),
  ),
  winLoss: memberHandler(rows.winLoss, async ({ service, body }) =>
    ok(winLossToWire(await service.winLoss(dayRangeOf(body)))),
  ),

  savedGames: memberHandler(rows.savedGames, async ({ service }) => ok(savedGamesToWire(await service.savedGames()))),
  saveFavourites: memberHandler(rows.saveFavourites, async ({ service, body }) =>
    ok(savedGamesToWire(await service.saveFavourites(body))),
  ),

  publicGames: publicHandler(rows.publicGames, async ({ house }) => ok(gamesToWire(await house.tables.games()))),
  gameTable: publicHandler(rows.gameTable, async ({ house, body, language }) =>
    mapOk(await house.tables.table(body.launchId, language), tableToWire),
  ),
  playRound: publicHandler(rows.playRound, async ({ house, body, intent, language }) => {
    const bet = { betOn: body.betOn, amount: baht(body.amount) };
    return mapOk(await house.tables.play(body.launchId, bet, intent, language), playedRoundToWire);
  }),
} satisfies Handlers<typeof rows>;
