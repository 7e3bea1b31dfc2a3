import { gamesEndpoints as rows } from "../../contracts/endpoints/games.ts";
import type { GamesPort } from "../../core/games/port.ts";
import type { Problem } from "../../core/shared/fault.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";
import { gamesFromWire, launchFromWire, returnFromWire, winLossFromWire } from "./games-from-wire.ts";

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
  };
}

/** The spec gives the category's path without a method. A backend with another method still has the game list. */
function isMissing(problem: Problem): boolean {
  return problem.kind === "fault" && (problem.fault === "not-available" || problem.status === 405);
}
