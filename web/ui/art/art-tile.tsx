import { Link } from "react-router-dom";
import { artGround } from "../../brand/art-colors.ts";
import type { MotifName } from "./art-motifs.ts";
import css from "./tile.module.css";
import { TilePicture } from "./tile-picture.tsx";

interface ArtTileProps {
  readonly to: string;
  readonly title: string;
  readonly detail: string;
  readonly motif: MotifName;
  /** A checked address. */
  readonly src?: string | undefined;
  /** 0 to 359. `artColors` keeps white text readable on it. */
  readonly hue: number;
}

/** A link as a tile with a picture, or with a drawing where there is none. */
export function ArtTile({ to, title, detail, src, motif, hue }: ArtTileProps) {
  return (
    <Link to={to} className={css["motif"]} style={artGround(hue)}>
      <TilePicture src={src} motif={motif} art={{ hue }} />
      <strong className={css["title"]}>{title}</strong>
      <span className={css["detail"]}>{detail}</span>
    </Link>
  );
}
