import { keyValue } from "../../adapters/browser/storage/key-value.ts";
import { createSavedGamesStorage } from "../../adapters/browser/storage/saved-games-storage.ts";
import { createHttpGames } from "../../adapters/http/games.ts";
import { createHttpSite } from "../../adapters/http/site.ts";
import { launchFrame } from "../../core/games/launch-frame.ts";
import type { MemberId } from "../../core/session/model.ts";
import type { ActionDependencies } from "../stores/base/dependencies.ts";
import { GameSessionStore } from "../stores/games/game-session-store.ts";
import type { GamesStores } from "../stores/games/games-stores.ts";
import { LobbyStore } from "../stores/games/lobby-store.ts";
import { SavedGamesStore } from "../stores/games/saved-games-store.ts";
import { WinLossStore } from "../stores/games/win-loss-store.ts";
import { RankingStore } from "../stores/site/ranking-store.ts";
import type { MemberParts } from "./member-parts.ts";

/** One member's stores of games and play. `onCredit` is told that the credit may have changed. */
export function composeGames(
  { page, brand, client, identity, category }: MemberParts,
  dependencies: ActionDependencies,
  member: MemberId,
  onCredit: () => void,
): GamesStores {
  const games = createHttpGames(client);
  const storage = keyValue(() => page.localStorage);
  const shelf = new SavedGamesStore(createSavedGamesStorage(storage, brand.id, member), (current) =>
    category.set(current),
  );
  const lobby = new LobbyStore(games, shelf);
  const places = { backend: brand.backendUrl.replace(/\/+$/, ""), site: page.location.origin };
  return {
    lobby,
    shelf,
    game: new GameSessionStore(
      { ...dependencies, games },
      {
        frameOf: (url) => launchFrame(url, places),
        find: (id) => lobby.find(id),
        onPlayed: (game) => shelf.notePlayed(game),
        onCredit,
      },
    ),
    winLoss: new WinLossStore(games, dependencies.clock, brand.refundTable),
    ranking: new RankingStore(createHttpSite(client, identity)),
  };
}
