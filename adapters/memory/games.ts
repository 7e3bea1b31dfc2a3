import type { GamesPort } from "../../core/games/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flat, type Identity } from "./house-call.ts";

/** The lobby and the member's play straight at a house in this process. */
export function createMemoryGamesPort(house: House, identity: Identity): GamesPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    games: (category) => asMember("games.games", "read", (desk) => desk.games(category)),
    slots: (type) => asMember("games.slots", "read", (desk) => desk.slots(type)),
    open: (gameId, intent) =>
      flat(asMember("games.open", "action", (desk, session) => desk.openGame(gameId, intent, session.token))),
    cashOut: (gameId, intent) => flat(asMember("games.cashOut", "action", (desk) => desk.cashOut(gameId, intent))),
    transferToBank: (intent) => flat(asMember("games.transferToBank", "action", (desk) => desk.transferToBank(intent))),
    winLoss: (range) => asMember("games.winLoss", "read", (desk) => desk.winLoss(range)),
    ranking: (period) => asMember("games.ranking", "read", (desk) => desk.ranking(period)),
  };
}
