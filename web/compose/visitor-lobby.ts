import { createHttpGames } from "../../adapters/http/games.ts";
import { isInCategory } from "../../core/games/game-rows.ts";
import { mapOk } from "../../core/shared/result.ts";
import { LobbyStore } from "../stores/games/lobby-store.ts";
import { language } from "../text/live.ts";
import type { SiteParts } from "./identifiers.ts";

/** The visitors' lobby. Its categories share one call, because the list for visitors has all games. */
export function composeVisitorLobby({ client, clock }: SiteParts): LobbyStore {
  const port = createHttpGames(client);
  let underWay: ReturnType<typeof port.publicGames> | undefined;
  const publicGames = () => {
    underWay ??= port.publicGames().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  return new LobbyStore(
    {
      games: async (category) =>
        mapOk(await publicGames(), (games) => games.filter((game) => isInCategory(game, category))),
      slots: async (type) => mapOk(await publicGames(), (games) => games.filter(({ slotType }) => slotType === type)),
    },
    undefined,
    clock,
    language,
  );
}
