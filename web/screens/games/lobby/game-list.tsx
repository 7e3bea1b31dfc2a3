import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import type { Game } from "../../../../core/games/model.ts";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { useGamesStores } from "../../../stores/games/use-games-stores.ts";
import { useStores } from "../../../stores/stores-context.ts";
import { GameCell } from "./game-cell.tsx";
import { NoGames } from "./no-games.tsx";
import { VirtualGrid } from "./virtual-grid.tsx";

interface GameListProps {
  readonly store: LobbyStore;
  readonly label: string;
  /** px */
  readonly rowHeight: number;
}

/** The games that pass the lobby's filters, or why there are none. */
export const GameList = observer(function GameList({ store, label, rowHeight }: GameListProps) {
  const { savedGames, game: session } = useGamesStores();
  const { site } = useStores();
  const { found } = store;
  const liked = new Set(savedGames.favourites.map(({ id }) => id));
  const open = useCallback((game: Game) => void session.open(game), [session]);
  const like = useCallback((game: Game) => savedGames.toggleFavourite(game), [savedGames]);
  if (found.length === 0) return <NoGames store={store} />;
  return (
    <VirtualGrid label={label} items={found} itemKey={({ id }) => id} rowHeight={rowHeight}>
      {(game) => (
        <GameCell
          game={game}
          imageUrl={game.imagePath === undefined ? undefined : site.picture(game.imagePath)}
          liked={liked.has(game.id)}
          onOpen={open}
          onLike={like}
        />
      )}
    </VirtualGrid>
  );
});
