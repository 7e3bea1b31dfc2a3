import type { Game } from "../../../core/games/model.ts";
import type { ServiceContext } from "../engine/service-context.ts";
import type { CatalogueGame } from "./catalogue.ts";

/** The catalogue together with which providers answer right now. */
export interface GameLists {
  list(wanted: (game: CatalogueGame) => boolean): Promise<readonly Game[]>;
  find(id: string): Promise<{ readonly game: CatalogueGame | undefined; readonly providerDown: boolean }>;
}

export function createGameLists({ content, site }: Pick<ServiceContext, "content" | "site">): GameLists {
  return {
    async list(wanted) {
      const { providersDown } = await site.read();
      return content.games.filter(wanted).map((game) => gameView(game, providersDown.has(game.provider)));
    },
    async find(id) {
      const { providersDown } = await site.read();
      const game = content.games.find((each) => each.id === id);
      return { game, providerDown: game !== undefined && providersDown.has(game.provider) };
    },
  };
}

function gameView(game: CatalogueGame, providerDown: boolean): Game {
  const { id, name, latinName, category, slotType, provider, returnPercent, imagePath, open, hot } = game;
  const view = { id, name, latinName, category, slotType, provider, returnPercent, imagePath, hot };
  return { ...view, open: open && !providerDown };
}
