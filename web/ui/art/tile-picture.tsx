import { useState } from "react";
import { artColors } from "../../brand/art-colors.ts";
import { cx } from "../cx.ts";
import { ART_MOTIFS, type MotifName } from "./art-motifs.ts";
import { NotFoundPicture } from "./img.tsx";
import tileCss from "./tile.module.css";
import tilePictureCss from "./tile-picture.module.css";

interface TilePictureProps {
  /** A checked address. Without one, the drawing stays. */
  readonly src: string | undefined;
  /** A picture whose subject stands at its right end, such as a category's. */
  readonly subjectAtEnd?: boolean;
  readonly motif: MotifName;
  readonly art: { readonly hue: number; readonly turn?: number; readonly shift?: number };
}

/**
 * The picture of a tile, which fills its nearest positioned box. A generated drawing stands in its place until it has
 * come, and leaves then, because a lobby shows dozens of tiles. A broken one becomes the not-found picture.
 */
export function TilePicture({ src, subjectAtEnd = false, motif, art: { hue, turn, shift } }: TilePictureProps) {
  const [seen, setSeen] = useState<{ readonly src: string; readonly broken: boolean }>();
  const current = seen?.src === src ? seen : undefined;
  const placing = { ...(turn === undefined ? {} : { turn }), ...(shift === undefined ? {} : { shift }) };
  return (
    <>
      {src !== undefined && current ? null : <TileArt motif={motif} hue={hue} {...placing} />}
      {src !== undefined && current?.broken ? (
        <NotFoundPicture className={cx(tilePictureCss["picture"], tilePictureCss["shown"])} />
      ) : null}
      {src === undefined || current?.broken ? null : (
        <img
          className={cx(
            tilePictureCss["picture"],
            subjectAtEnd && tilePictureCss["end"],
            current && tilePictureCss["shown"],
          )}
          src={src}
          alt=""
          width={480}
          height={360}
          loading="lazy"
          decoding="async"
          onLoad={() => setSeen({ src, broken: false })}
          onError={() => setSeen({ src, broken: true })}
        />
      )}
    </>
  );
}

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
    <svg className={tileCss["art"]} viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
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
