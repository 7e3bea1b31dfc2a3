import type { GamesPort } from "../../core/games/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flatten, type Identity } from "./house-calls.ts";

/** The games port on a house in this process. */
export function createMemoryGamesPort(house: House, identity: Identity): GamesPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    games: (category) => asMember("games.games", "read", (service) => service.games(category)),
    slots: (type) => asMember("games.slots", "read", (service) => service.slots(type)),
    open: (gameId, intent) =>
      flatten(asMember("games.open", "action", (service, session) => service.openGame(gameId, intent, session.token))),
    cashOut: (gameId, intent) =>
      flatten(asMember("games.cashOut", "action", (service) => service.cashOut(gameId, intent))),
    transferToBank: (intent) =>
      flatten(asMember("games.transferToBank", "action", (service) => service.transferToBank(intent))),
    winLoss: (range) => asMember("games.winLoss", "read", (service) => service.winLoss(range)),
  };
}
