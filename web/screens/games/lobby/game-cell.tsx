import { memo } from "react";
import type { Game } from "../../../../core/games/model.ts";
import { tileArt } from "../../../../core/games/tile-art.ts";
import { paths } from "../../../app/paths.ts";
import { gamesText, tileWords } from "../../../text/th/games/games.ts";
import { type GameBadge, GameBadges } from "../../../ui/art/game-badges.tsx";
import { GameTile } from "../../../ui/art/game-tile.tsx";
import { LikeButton } from "./like-button.tsx";

interface GameCellProps {
  readonly game: Game;
  readonly imageUrl: string | undefined;
  readonly badges: readonly GameBadge[];
  readonly liked: boolean;
  readonly onOpen: (game: Game) => void;
  readonly onLike: (game: Game) => void;
}

/**
 * One game of the lobby. A click opens it; a link opened in another tab asks there. It observes no store: dozens appear
 * at a time, and their list observes for all of them.
 */
export const GameCell = memo(function GameCell({ game, imageUrl, badges, liked, onOpen, onLike }: GameCellProps) {
  return (
    <>
      <GameTile
        to={paths.game(game.category, game.slotType, game.id)}
        title={game.name}
        detail={tileWords(game)}
        category={game.category}
        art={tileArt(game.id)}
        imageUrl={imageUrl}
        closed={!game.open}
        badges={badges.length === 0 ? null : <GameBadges badges={badges} />}
        onOpen={() => onOpen(game)}
      />
      <LikeButton label={gamesText.like(game.name)} liked={liked} onToggle={() => onLike(game)} />
    </>
  );
});
