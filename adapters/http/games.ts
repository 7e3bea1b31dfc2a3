import { gamesEndpoints as rows } from "../../contracts/endpoints/games.ts";
import type { GamesPort } from "../../core/games/port.ts";
import type { Problem } from "../../core/shared/fault.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";
import { gamesOf, launchOf, returnOf, winLossOf } from "./games-wire.ts";

/** The games port over HTTP. */
export function createHttpGames(client: HttpClient): GamesPort {
  return {
    async games(category, signal) {
      const reply = await client.call(rows.gamesInCategory, { params: { gameCate: category }, signal });
      if (reply.ok || !isMissing(reply.error)) return mapOk(reply, gamesOf);
      return mapOk(await client.call(rows.gameList, { body: { gameCate: category }, signal }), gamesOf);
    },
    async slots(slotType, signal) {
      return mapOk(await client.call(rows.gameList, { body: { gameCate: "slot", slotType }, signal }), gamesOf);
    },
    async open(gameId, intent) {
      return mapOk(await client.call(rows.openGame, { body: { gameId }, intent }), launchOf);
    },
    async cashOut(gameId, intent) {
      return mapOk(await client.call(rows.cashOut, { body: { gameId }, intent }), returnOf);
    },
    async transferToBank(intent) {
      return mapOk(await client.call(rows.transferToBank, { intent }), returnOf);
    },
    async winLoss({ from, to }) {
      return mapOk(await client.call(rows.winLoss, { body: { start: from, end: to } }), winLossOf);
    },
  };
}

/** The spec shows the category's path without a method: a backend that has it otherwise still has the list. */
function isMissing(problem: Problem): boolean {
  return problem.kind === "fault" && (problem.fault === "not-available" || problem.status === 405);
}
