import { Link } from "react-router-dom";
import { artColors } from "../brand/art-colors.ts";
import css from "./art-tile.module.css";

const MOTIFS = {
  rings: (
    <>
      <circle cx="132" cy="40" r="78" />
      <circle cx="132" cy="40" r="50" />
      <circle cx="132" cy="40" r="24" />
    </>
  ),
  pitch: <path d="M100-20v190M-20 74h240M100 34a40 40 0 100 80 40 40 0 000-80zM172 34h48v80h-48z" />,
  waves: <path d="M-10 40q40-30 80 0t80 0 80 0M-10 76q40-30 80 0t80 0 80 0M-10 112q40-30 80 0t80 0 80 0" />,
} as const;

interface ArtTileProps {
  readonly to: string;
  readonly title: string;
  readonly detail: string;
  readonly motif: keyof typeof MOTIFS;
  /** 0 to 359; the art is drawn in it, light and dark enough for white words. */
  readonly hue: number;
}

/** A way in, with drawn art instead of a picture from anywhere. */
export function ArtTile({ to, title, detail, motif, hue }: ArtTileProps) {
  const { ground, line } = artColors(hue);
  return (
    <Link to={to} className={css["tile"]} style={{ backgroundColor: ground }}>
      <svg className={css["art"]} viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g fill="none" stroke={line} strokeWidth="9" strokeOpacity=".3">
          {MOTIFS[motif]}
        </g>
      </svg>
      <span className={css["words"]}>
        <strong>{title}</strong>
        <span className={css["detail"]}>{detail}</span>
      </span>
    </Link>
  );
}
