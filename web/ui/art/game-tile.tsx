import type { FocusEvent, ReactNode } from "react";
import { Link } from "react-router-dom";
import { artGround } from "../../brand/art-colors.ts";
import { cx } from "../cx.ts";
import { motifOf } from "./art-motifs.ts";
import css from "./tile.module.css";
import { TilePicture } from "./tile-picture.tsx";

interface GameTileProps {
  readonly to: string;
  readonly title: string;
  /** Router state for the next page. */
  readonly state?: unknown;
  /** The maker, or why the game is closed. */
  readonly detail: string;
  /** An amount in the place of the maker. */
  readonly gold?: boolean;
  /** The return to players, on a line of its own, which stays empty for an empty text. */
  readonly share?: string | undefined;
  readonly category: string;
  readonly art: { readonly hue: number; readonly variant: number; readonly turn: number; readonly shift: number };
  /** A picture instead of the drawing. */
  readonly imageUrl?: string | undefined;
  /** Shown without a link. */
  readonly closed: boolean;
  readonly onOpen?: () => void;
  /** On the picture. */
  readonly badges?: ReactNode;
  /** More about it, around the tile. */
  readonly card?: ReactNode;
  /** Called with true when the pointer or the focus arrives, and with false when it leaves. */
  readonly onNotice?: ((here: boolean) => void) | undefined;
}

/** One game: picture, name, maker. It has five nodes and its badges, because a lobby shows dozens of them. */
export function GameTile(props: GameTileProps) {
  const { to, state, title, detail, gold, share, category, art, imageUrl, closed, onOpen, badges, card, onNotice } =
    props;
  const look = artGround(art.hue);
  const className = cx(css["game"], share !== undefined && css["withShare"], closed && css["closed"]);
  const inside = (
    <>
      <TilePicture src={imageUrl} motif={motifOf(category, art.variant)} art={art} />
      {badges}
      <strong className={css["title"]}>{title}</strong>
      <span className={cx(css["detail"], gold && css["gold"])}>{detail}</span>
      {share === undefined ? null : <span className={css["share"]}>{share}</span>}
      {card}
    </>
  );
  if (closed) {
    return (
      <div className={className} style={look}>
        {inside}
      </div>
    );
  }
  return (
    <Link
      to={to}
      state={state}
      className={className}
      style={look}
      onClick={onOpen}
      {...(onNotice ? noticing(onNotice) : undefined)}
    >
      {inside}
    </Link>
  );
}

/** For every part of a list's item; moving from one part to another is no leaving. */
export function noticing(onNotice: (here: boolean) => void) {
  return {
    onMouseEnter: () => onNotice(true),
    onMouseLeave: () => onNotice(false),
    onFocus: () => onNotice(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      const stays = relatedTarget instanceof Node && currentTarget.parentElement?.contains(relatedTarget);
      if (!stays) onNotice(false);
    },
  };
}
