import { observer } from "mobx-react-lite";
import type { Game } from "../../../core/games/model.ts";
import { tileArt } from "../../../core/games/tile-art.ts";
import { paths } from "../../paths.ts";
import { useStores } from "../../stores/stores-context.ts";
import { useGamesStores } from "../../stores/use-games-stores.ts";
import { gamesText, tileWords } from "../../text/th/games.ts";
import { GameTile, LikeButton } from "../../ui/game-tile.tsx";

/** One game of the lobby. To press it is to open it; a link opened in another tab asks there. */
export const GameCell = observer(function GameCell({ game }: { readonly game: Game }) {
  const { shelf, game: session } = useGamesStores();
  const { site } = useStores();
  return (
    <>
      <GameTile
        to={paths.game(game.category, game.slotType, game.id)}
        title={game.name}
        detail={tileWords(game)}
        category={game.category}
        art={tileArt(game.id)}
        imageUrl={game.imagePath === undefined ? undefined : site.picture(game.imagePath)}
        closed={!game.open}
        onOpen={() => void session.open(game)}
      />
      <LikeButton
        label={gamesText.like(game.name)}
        liked={shelf.isFavourite(game.id)}
        onToggle={() => shelf.toggleFavourite(game)}
      />
    </>
  );
});
