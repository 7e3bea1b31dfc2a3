import { memo, useCallback } from "react";
import { isNew, tileArt } from "../../../../core/games/game-rows.ts";
import type { Game } from "../../../../core/games/model.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import { paths } from "../../../app/paths.ts";
import { useStores } from "../../../stores/stores-context.ts";
import { useGamesStores } from "../../../stores/use-member-stores.ts";
import { formatCount } from "../../../text/numbers.ts";
import { gamesText, gamesText as text, tileWords } from "../../../text/th/games/games.ts";
import { GameTile } from "../../../ui/art/game-tile.tsx";
import { type GameBadge, GameBadges } from "../../../ui/art/maker-mark.tsx";
import { cx } from "../../../ui/cx.ts";
import css from "./like-button.module.css";

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

interface LikeButtonProps {
  readonly label: string;
  readonly liked: boolean;
  readonly onToggle: () => void;
}

/** Adds a game to the favourites or removes it. Place it beside the tile's link, not inside it. */
function LikeButton({ label, liked, onToggle }: LikeButtonProps) {
  return (
    <button
      type="button"
      className={cx(css["like"], liked && css["liked"])}
      aria-label={label}
      aria-pressed={liked}
      onClick={onToggle}
    />
  );
}

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
const GameCell = memo(function GameCell({ game, imageUrl, badges, liked, onOpen, onLike }: GameCellProps) {
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

const LAST_RANK = 5;
const NONE: readonly GameBadge[] = [];

/** A rank up to five or that the game is new, and its jackpot. */
function badgesOf(game: Game, now: Instant): readonly GameBadge[] {
  const { rank, jackpotSatang } = game;
  const badges: GameBadge[] = [];
  if (rank !== undefined && rank <= LAST_RANK) badges.push({ text: text.rank(formatCount(rank)), tone: "plain" });
  else if (isNew(game, now)) badges.push({ text: text.isNew, tone: "gold" });
  if (jackpotSatang !== undefined && jackpotSatang > 0)
    badges.push({ text: formatBaht(jackpotSatang), tone: "gold", wide: true });
  return badges.length === 0 ? NONE : badges;
}
