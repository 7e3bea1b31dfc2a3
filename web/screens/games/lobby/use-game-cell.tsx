import { useCallback } from "react";
import type { Game } from "../../../../core/games/model.ts";
import { useGamesStores } from "../../../stores/games/use-games-stores.ts";
import { useStores } from "../../../stores/stores-context.ts";
import { badgesOf } from "./badges-of.ts";
import { GameCell } from "./game-cell.tsx";

/** How a list draws a game. Call it in an observer: the cells themselves observe nothing. */
export function useGameCell(): (game: Game) => React.JSX.Element {
  const { savedGames, lobby, game: session } = useGamesStores();
  const { site } = useStores();
  const { now } = lobby;
  const liked = new Set(savedGames.favourites.map(({ id }) => id));
  const open = useCallback((game: Game) => void session.open(game), [session]);
  const like = useCallback((game: Game) => savedGames.toggleFavourite(game), [savedGames]);
  return (game) => (
    <GameCell
      game={game}
      imageUrl={game.imagePath === undefined ? undefined : site.picture(game.imagePath)}
      badges={badgesOf(game, now)}
      liked={liked.has(game.id)}
      onOpen={open}
      onLike={like}
    />
  );
}
