import type { GamesPort } from "../../core/games/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flat, type Identity } from "./house-call.ts";

/** The lobby and the member's play straight at a house in this process. */
export function createMemoryGamesPort(house: House, identity: Identity): GamesPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    games: (category) => asMember("games.games", "read", (service) => service.games(category)),
    slots: (type) => asMember("games.slots", "read", (service) => service.slots(type)),
    open: (gameId, intent) =>
      flat(asMember("games.open", "action", (service, session) => service.openGame(gameId, intent, session.token))),
    cashOut: (gameId, intent) =>
      flat(asMember("games.cashOut", "action", (service) => service.cashOut(gameId, intent))),
    transferToBank: (intent) =>
      flat(asMember("games.transferToBank", "action", (service) => service.transferToBank(intent))),
    winLoss: (range) => asMember("games.winLoss", "read", (service) => service.winLoss(range)),
  };
}
