import { gamesEndpoints as rows } from "../../../contracts/endpoints/games.ts";
import { GAME_CATEGORIES } from "../../../core/games/model.ts";
import { type BangkokDate, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok } from "../../../core/shared/result.ts";
import { gamesToWire, launchToWire, playedToWire, returnToWire, tableToWire, winLossToWire } from "../wire/games.ts";
import { forMember, forVisitor, type Handlers } from "./serve.ts";

export const gamesHandlers = {
  gameList: forMember(rows.gameList, async ({ service, body: { gameCate, slotType } }) =>
    ok(gamesToWire(await (slotType ? service.slots(slotType) : service.games(gameCate)))),
  ),
  gamesInCategory: forMember(rows.gamesInCategory, async ({ service, params: { gameCate } }) => {
    const category = GAME_CATEGORIES.find((each) => each === gameCate);
    return category
      ? ok(gamesToWire(await service.games(category)))
      : err(refuse("body-invalid", { field: "gameCate" }));
  }),
  openGame: forMember(rows.openGame, async ({ service, body, intent, token }) =>
    mapOk(await service.openGame(body.gameId, intent, token), launchToWire),
  ),
  cashOut: forMember(rows.cashOut, async ({ service, body, intent }) =>
    mapOk(await service.cashOut(body.gameId, intent), returnToWire),
  ),
  transferToBank: forMember(rows.transferToBank, async ({ service, intent }) =>
    mapOk(await service.transferToBank(intent), returnToWire),
  ),
  winLoss: forMember(rows.winLoss, async ({ service, body }) =>
    ok(winLossToWire(await service.winLoss({ from: dayOf(body.start), to: dayOf(body.end) }))),
  ),

  gameTable: forVisitor(rows.gameTable, async ({ house, body }) =>
    mapOk(await house.tables.table(body.launchId), tableToWire),
  ),
  playRound: forVisitor(rows.playRound, async ({ house, body, intent }) => {
    const ask = { betOn: body.betOn, amount: baht(body.amount) };
    return mapOk(await house.tables.play(body.launchId, ask, intent), playedToWire);
  }),
} satisfies Handlers<typeof rows>;

/** For days that the row's schema took. */
function dayOf(day: string): BangkokDate {
  const parsed = parseBangkokDate(day);
  if (!parsed) throw new RangeError(`not a day: ${day}`);
  return parsed;
}
