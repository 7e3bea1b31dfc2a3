import { ContainerModule } from "inversify";
import { createGameFeelStorage } from "../../adapters/browser/storage/game-feel-storage.ts";
import { createSavedGamesStorage } from "../../adapters/browser/storage/saved-games-storage.ts";
import { createHttpGames } from "../../adapters/http/games.ts";
import { createHttpSite } from "../../adapters/http/site.ts";
import { launchFrame } from "../../core/games/play-game.ts";
import type { MemberId } from "../../core/session/model.ts";
import type { ActionDependencies } from "../stores/base/dependencies.ts";
import { GameSessionStore } from "../stores/games/game-session-store.ts";
import { LobbyStore } from "../stores/games/lobby-store.ts";
import { SavedGamesStore } from "../stores/games/saved-games-store.ts";
import { WinLossStore } from "../stores/games/win-loss-store.ts";
import { RankingStore } from "../stores/site/ranking-store.ts";
import { language } from "../text/live.ts";
import { ACTIONS, GAMES, MEMBER, ON_CREDIT, SITE, type SiteParts } from "./identifiers.ts";

export const gamesModule = new ContainerModule(({ bind }) => {
  bind(GAMES).toResolvedValue(
    (
      { page, brand, storage, client, identity, category }: SiteParts,
      member: MemberId,
      actions: ActionDependencies,
      onCredit: () => void,
    ) => {
      const games = createHttpGames(client);
      // A list that arrives after the sign-out must not bring back what the sign-out removed.
      const isCurrent = () => identity()?.member.id === member;
      const saved = createSavedGamesStorage(storage, brand.id, member, isCurrent);
      const savedGames = new SavedGamesStore(saved, games, (current) => {
        if (isCurrent()) category.set(current);
      });
      // Its code may arrive after the sign-out, too.
      if (isCurrent()) void savedGames.load();
      const lobby = new LobbyStore(games, savedGames, actions.clock, language);
      const places = { backend: brand.backendUrl.replace(/\/+$/, ""), site: page.location.origin };
      const game = new GameSessionStore(
        { ...actions, games },
        {
          frameOf: (url) => launchFrame(url, places),
          find: (id) => lobby.find(id),
          onPlayed: (played) => savedGames.notePlayed(played),
          onCredit,
          feel: createGameFeelStorage(storage, brand.id, member),
        },
      );
      return {
        lobby,
        savedGames,
        game,
        winLoss: new WinLossStore(games, actions.clock, brand.refundTable),
        ranking: new RankingStore(createHttpSite(client, identity)),
      };
    },
    [SITE, MEMBER, ACTIONS, ON_CREDIT],
  );
});
