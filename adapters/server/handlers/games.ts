import { gamesEndpoints as rows } from "../../../contracts/endpoints/games.ts";
import { type BangkokDate, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { GAME_CATEGORIES } from "../../../core/games/model.ts";
import { baht } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok } from "../../../core/shared/result.ts";
import {
  gamesToWire,
  launchToWire,
  playedToWire,
  rankingToWire,
  returnToWire,
  tableToWire,
  winLossToWire,
} from "../wire/games.ts";
import { forMember, forVisitor, type Handlers } from "./serve.ts";

export const gamesHandlers = {
  gameList: forMember(rows.gameList, async ({ desk, body: { gameCate, slotType } }) =>
    ok(gamesToWire(await (slotType ? desk.slots(slotType) : desk.games(gameCate)))),
  ),
  gamesInCategory: forMember(rows.gamesInCategory, async ({ desk, params: { gameCate } }) => {
    const category = GAME_CATEGORIES.find((each) => each === gameCate);
    return category ? ok(gamesToWire(await desk.games(category))) : err(refuse("body-invalid", { field: "gameCate" }));
  }),
  openGame: forMember(rows.openGame, async ({ desk, body, intent, token }) =>
    mapOk(await desk.openGame(body.gameId, intent, token), launchToWire),
  ),
  cashOut: forMember(rows.cashOut, async ({ desk, body, intent }) =>
    mapOk(await desk.cashOut(body.gameId, intent), returnToWire),
  ),
  transferToBank: forMember(rows.transferToBank, async ({ desk, intent }) =>
    mapOk(await desk.transferToBank(intent), returnToWire),
  ),
  winLoss: forMember(rows.winLoss, async ({ desk, body }) =>
    ok(winLossToWire(await desk.winLoss({ from: dayOf(body.start), to: dayOf(body.end) }))),
  ),
  ranking: forMember(rows.ranking, async ({ desk, query }) => ok(rankingToWire(await desk.ranking(query.period)))),

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
