import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { artGround } from "../../brand/art-colors.ts";
import { cx } from "../cx.ts";
import { motifOf } from "./art-motifs.ts";
import css from "./tile.module.css";
import { TilePicture } from "./tile-picture.tsx";

interface GameTileProps {
  readonly to: string;
  readonly title: string;
  /** The provider and the return to players, or why the game is closed. */
  readonly detail: string;
  readonly category: string;
  readonly art: { readonly hue: number; readonly variant: number; readonly turn: number; readonly shift: number };
  /** A picture instead of the drawing. */
  readonly imageUrl?: string | undefined;
  /** Shown without a link. */
  readonly closed: boolean;
  readonly onOpen?: () => void;
  /** On the picture. */
  readonly badges?: ReactNode;
}

/** One game. It has five nodes and its badges, because a lobby shows dozens of them. */
export function GameTile({ to, title, detail, category, art, imageUrl, closed, onOpen, badges }: GameTileProps) {
  const look = artGround(art.hue);
  const inside = (
    <>
      <TilePicture src={imageUrl} motif={motifOf(category, art.variant)} art={art} />
      {badges}
      <strong className={css["title"]}>{title}</strong>
      <span className={css["detail"]}>{detail}</span>
    </>
  );
  if (closed) {
    return (
      <div className={cx(css["game"], css["closed"])} style={look}>
        {inside}
      </div>
    );
  }
  return (
    <Link to={to} className={css["game"]} style={look} onClick={onOpen}>
      {inside}
    </Link>
  );
}
