import { memo, useCallback, useState } from "react";
import { returnFact, gamesText as text, tileShare, tileWords } from "#text/games/games.ts";
import { gameName, isNew, tileArt } from "../../../../core/games/game-rows.ts";
import type { Game } from "../../../../core/games/model.ts";
import type { Language } from "../../../../core/sentences/sentences.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import { paths } from "../../../app/paths.ts";
import { useStores } from "../../../stores/stores-context.ts";
import { language } from "../../../text/live.ts";
import { formatCount } from "../../../text/numbers.ts";
import { GameTile, noticing } from "../../../ui/art/game-tile.tsx";
import { Icon } from "../../../ui/art/icon.tsx";
import { type GameBadge, GameBadges } from "../../../ui/art/maker-mark.tsx";
import { cx } from "../../../ui/cx.ts";
import { useHover } from "../../../ui/hooks/use-media.ts";
import cardCss from "./game-card.module.css";
import css from "./like-button.module.css";
import { useLobby } from "./lobby-scope.ts";

/**
 * How a list draws a game. Call it in an observer: the cells themselves observe nothing.
 * @param jackpots shows what the jackpot holds in the place of the maker
 */
export function useGameCell(jackpots = false): (game: Game) => React.JSX.Element {
  const { savedGames, lobby, game: session } = useLobby();
  const { site } = useStores();
  const hover = useHover();
  const { now } = lobby;
  const liked = new Set(savedGames?.favourites.map(({ id }) => id));
  const open = useCallback((game: Game) => void session?.open(game), [session]);
  const like = useCallback((game: Game) => savedGames?.toggleFavourite(game), [savedGames]);
  return (game) => (
    <GameCell
      game={game}
      imageUrl={game.imagePath === undefined ? undefined : site.picture(game.imagePath)}
      badges={badgesOf(game, now)}
      jackpots={jackpots}
      hover={hover}
      language={language()}
      liked={liked.has(game.id)}
      onOpen={session && open}
      onLike={savedGames && like}
    />
  );
}

interface LikeButtonProps {
  readonly label: string;
  readonly liked: boolean;
  readonly onToggle: () => void;
  readonly onNotice: ((here: boolean) => void) | undefined;
}

/** Adds a game to the favourites or removes it. Place it beside the tile's link, not inside it. */
function LikeButton({ label, liked, onToggle, onNotice }: LikeButtonProps) {
  return (
    <button
      type="button"
      className={cx(css["like"], liked && css["liked"])}
      aria-label={label}
      aria-pressed={liked}
      onClick={onToggle}
      {...(onNotice ? noticing(onNotice) : undefined)}
    />
  );
}

interface GameCellProps {
  readonly game: Game;
  readonly imageUrl: string | undefined;
  readonly badges: readonly GameBadge[];
  readonly jackpots: boolean;
  /** A pointer or the focus on the tile shows a card with more about the game; otherwise the tile has all of it. */
  readonly hover: boolean;
  /** Of the page: another one draws the tile again. */
  readonly language: Language;
  readonly liked: boolean;
  /** Undefined for a visitor, whom the tile leads to the sign-in and from there to the game. */
  readonly onOpen: ((game: Game) => void) | undefined;
  readonly onLike: ((game: Game) => void) | undefined;
}

/**
 * One game of the lobby. A click opens it; a link opened in another tab asks there. It observes no store: dozens appear
 * at a time, and their list observes for all of them.
 */
const GameCell = memo(function GameCell(props: GameCellProps) {
  const { game, imageUrl, badges, jackpots, hover, liked, onOpen, onLike } = props;
  const name = gameName(game, props.language);
  const [noticed, setNoticed] = useState(false);
  const jackpot = jackpots && game.open ? game.jackpotSatang : undefined;
  const path = paths.game(game.category, game.slotType, game.id);
  const onNotice = hover ? setNoticed : undefined;
  const shown = hover && noticed && game.open;
  return (
    <>
      <GameTile
        {...(onOpen ? { to: path, onOpen: () => onOpen(game) } : { to: paths.login, state: { from: path } })}
        title={name}
        detail={jackpot === undefined ? tileWords(game) : formatBaht(jackpot)}
        gold={jackpot !== undefined}
        share={hover ? undefined : (tileShare(game) ?? "")}
        category={game.category}
        art={tileArt(game.id)}
        imageUrl={imageUrl}
        closed={!game.open}
        badges={badges.length === 0 ? null : <GameBadges badges={badges} />}
        card={shown ? <GameCard game={game} /> : null}
        onNotice={onNotice}
      />
      {onLike && (!hover || shown || liked) ? (
        <LikeButton label={text.like(name)} liked={liked} onToggle={() => onLike(game)} onNotice={onNotice} />
      ) : null}
    </>
  );
});

/** Around a tile and over what is below it: nothing moves. */
function GameCard({ game }: { readonly game: Game }) {
  const [label, share] = returnFact(game);
  return (
    <span className={cardCss["card"]}>
      <span className={cardCss["fact"]}>
        {label} <b>{share}</b>
      </span>
      <span className={cardCss["play"]}>
        <Icon name="play" size={18} />
        <span>{text.play}</span>
      </span>
    </span>
  );
}

const LAST_RANK = 5;
const NONE: readonly GameBadge[] = [];

/** A rank up to five, or that the game is new. */
function badgesOf(game: Game, now: Instant): readonly GameBadge[] {
  const { rank } = game;
  if (rank !== undefined && rank <= LAST_RANK) return [{ text: text.rank(formatCount(rank)), tone: "plain" }];
  return isNew(game, now) ? [{ text: text.isNew, tone: "gold" }] : NONE;
}
