import { Link } from "react-router-dom";
import { artColors } from "../../brand/art-colors.ts";
import type { MotifName } from "./art-motifs.ts";
import css from "./picture-tile.module.css";
import { TilePicture } from "./tile-picture.tsx";

interface PictureTileProps {
  readonly to: string;
  /** Router state for the next page. */
  readonly state?: unknown;
  readonly title: string;
  readonly detail?: string;
  /** A checked address. Without one, and where it does not load, the drawing stays. */
  readonly src: string | undefined;
  readonly motif: MotifName;
  /** 0 to 359, of the drawing and of the ground below the picture. */
  readonly hue: number;
}

/** A link as a tile with a picture; its title is text. The tile has its size before the picture comes. */
export function PictureTile({ to, state, title, detail, src, motif, hue }: PictureTileProps) {
  return (
    <Link to={to} state={state} className={css["tile"]} style={{ backgroundColor: artColors(hue).ground }}>
      <TilePicture src={src} subjectAtEnd motif={motif} art={{ hue }} />
      <span className={css["words"]}>
        <strong className={css["title"]}>{title}</strong>
        {detail === undefined ? null : <span className={css["detail"]}>{detail}</span>}
      </span>
    </Link>
  );
}
