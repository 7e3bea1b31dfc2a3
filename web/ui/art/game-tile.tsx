import { Link } from "react-router-dom";
import { artColors } from "../../brand/art-colors.ts";
import { cx } from "../cx.ts";
import { motifOf } from "./art-motifs.ts";
import css from "./game-tile.module.css";
import { TileArt } from "./tile-art.tsx";

interface GameTileProps {
  readonly to: string;
  readonly title: string;
  /** The provider and the odds, or why it cannot be played. */
  readonly detail: string;
  readonly category: string;
  readonly art: { readonly hue: number; readonly variant: number; readonly turn: number; readonly shift: number };
  /** A picture in place of the art; where it does not come, the ground stays. */
  readonly imageUrl?: string | undefined;
  /** Shown as it is, and nothing to press. */
  readonly closed: boolean;
  readonly onOpen?: () => void;
}

/** One game. Five nodes, since a lobby shows dozens; the heart beside it is the only other one. */
export function GameTile({ to, title, detail, category, art, imageUrl, closed, onOpen }: GameTileProps) {
  const look = {
    backgroundColor: artColors(art.hue).ground,
    ...(imageUrl === undefined ? {} : { backgroundImage: `url(${JSON.stringify(imageUrl)})` }),
  };
  const inside = (
    <>
      {imageUrl === undefined ? (
        <TileArt motif={motifOf(category, art.variant)} hue={art.hue} turn={art.turn} shift={art.shift} />
      ) : null}
      <strong className={css["title"]}>{title}</strong>
      <span className={css["detail"]}>{detail}</span>
    </>
  );
  if (closed) {
    return (
      <div className={cx(css["tile"], css["closed"])} style={look}>
        {inside}
      </div>
    );
  }
  return (
    <Link to={to} className={css["tile"]} style={look} onClick={onOpen}>
      {inside}
    </Link>
  );
}
