import { useState } from "react";
import { cx } from "../cx.ts";
import type { MotifName } from "./art-motifs.ts";
import { TileArt } from "./tile-art.tsx";
import css from "./tile-picture.module.css";

interface TilePictureProps {
  /** A checked address. Without one, and where it does not load, the drawing stays. */
  readonly src: string | undefined;
  /** A picture whose subject stands at its right end, such as a category's. */
  readonly subjectAtEnd?: boolean;
  readonly motif: MotifName;
  readonly art: { readonly hue: number; readonly turn?: number; readonly shift?: number };
}

/**
 * The picture of a tile, which fills its nearest positioned box. A generated drawing stands in its place until it has
 * come, and leaves then, because a lobby shows dozens of tiles.
 */
export function TilePicture({ src, subjectAtEnd = false, motif, art: { hue, turn, shift } }: TilePictureProps) {
  const [seen, setSeen] = useState<{ readonly src: string; readonly broken: boolean }>();
  const current = seen?.src === src ? seen : undefined;
  const placing = { ...(turn === undefined ? {} : { turn }), ...(shift === undefined ? {} : { shift }) };
  return (
    <>
      {src !== undefined && current?.broken === false ? null : <TileArt motif={motif} hue={hue} {...placing} />}
      {src === undefined || current?.broken ? null : (
        <img
          className={cx(css["picture"], subjectAtEnd && css["end"], current && css["shown"])}
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
