import { Link } from "react-router-dom";
import { artColors } from "../../brand/art-colors.ts";
import type { MotifName } from "./art-motifs.ts";
import css from "./art-tile.module.css";
import { TileArt } from "./tile-art.tsx";

interface ArtTileProps {
  readonly to: string;
  readonly title: string;
  readonly detail: string;
  readonly motif: MotifName;
  /** 0 to 359. `artColors` keeps white text readable on it. */
  readonly hue: number;
}

/** A link as a tile with a drawing. */
export function ArtTile({ to, title, detail, motif, hue }: ArtTileProps) {
  return (
    <Link to={to} className={css["tile"]} style={{ backgroundColor: artColors(hue).ground }}>
      <TileArt motif={motif} hue={hue} />
      <strong className={css["title"]}>{title}</strong>
      <span className={css["detail"]}>{detail}</span>
    </Link>
  );
}
