import type { Game } from "../../../core/games/model.ts";
import type { ServiceContext } from "../engine/service-context.ts";
import type { CatalogueGame } from "./catalogue.ts";
import { gameView } from "./views.ts";

/** The catalogue, together with the providers that are down. */
export interface GameLists {
  list(matches: (game: CatalogueGame) => boolean): Promise<readonly Game[]>;
  find(id: string): Promise<{ readonly game: CatalogueGame | undefined; readonly providerDown: boolean }>;
}

type GameListsContext = Pick<ServiceContext, "clock" | "content" | "popularity" | "site">;

export function createGameLists({ clock, content, popularity, site }: GameListsContext): GameLists {
  return {
    async list(matches) {
      const { providersDown } = await site.read();
      const ranks = await popularity(clock());
      return content.games
        .filter(matches)
        .map((game) => gameView(game, providersDown.has(game.provider), ranks.get(game.id)));
    },
    async find(id) {
      const { providersDown } = await site.read();
      const game = content.games.find((candidate) => candidate.id === id);
      return { game, providerDown: game !== undefined && providersDown.has(game.provider) };
    },
  };
}
