import { artColors } from "../../brand/art-colors.ts";
import { ART_MOTIFS, type MotifName } from "./art-motifs.ts";
import css from "./art-tile.module.css";

interface TileArtProps {
  readonly motif: MotifName;
  /** 0 to 359 */
  readonly hue: number;
  /** How far the motif is rotated and shifted, each 0 to 1. */
  readonly turn?: number;
  readonly shift?: number;
}

/** A drawing in one path, because a lobby shows dozens of them. */
export function TileArt({ motif, hue, turn = 0.5, shift = 0.5 }: TileArtProps) {
  const { d, width, dash }: { d: string; width?: number; dash?: string } = ART_MOTIFS[motif];
  const { line } = artColors(hue);
  const angle = Math.round((turn - 0.5) * 36);
  return (
    <svg className={css["art"]} viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        d={d}
        fill={width === undefined ? line : "none"}
        stroke={width === undefined ? undefined : line}
        strokeWidth={width}
        strokeDasharray={dash}
        transform={`translate(${Math.round((shift - 0.5) * 44)} 0) rotate(${angle} 140 56)`}
      />
    </svg>
  );
}
