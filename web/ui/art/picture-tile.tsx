import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { artGround } from "../../brand/art-colors.ts";
import { Img } from "./img.tsx";
import css from "./picture-tile.module.css";

interface PictureTileProps {
  readonly to: string;
  /** Router state for the next page. */
  readonly state?: unknown;
  readonly title: string;
  readonly detail?: string;
  /** A checked address. */
  readonly src: string | undefined;
  /** 0 to 359, of the ground below the picture. */
  readonly hue: number;
  /** Below the picture: seen until it comes. */
  readonly children?: ReactNode;
}

/** A link as a tile with a picture; its title is text. The tile has its size before the picture comes. */
export function PictureTile({ to, state, title, detail, src, hue, children }: PictureTileProps) {
  return (
    <Link to={to} state={state} className={css[detail ? "tile" : "short"]} style={artGround(hue)}>
      {children}
      {src === undefined ? null : <Img className={css["picture"]} src={src} alt="" width={480} height={320} />}
      <span className={css["words"]}>
        <strong className={css["title"]}>{title}</strong>
        {detail === undefined ? null : <span className={css["detail"]}>{detail}</span>}
      </span>
    </Link>
  );
}
