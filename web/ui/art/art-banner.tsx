import { artColors } from "../../brand/art-colors.ts";
import css from "./art-banner.module.css";
import { motifOf } from "./art-motifs.ts";
import { TilePicture } from "./tile-picture.tsx";

interface ArtBannerProps {
  readonly category: string;
  /** A picture instead of the drawing. */
  readonly imageUrl: string | undefined;
  readonly art: { readonly hue: number; readonly variant: number; readonly turn: number; readonly shift: number };
}

/** The large picture of a game. */
export function ArtBanner({ category, imageUrl, art }: ArtBannerProps) {
  return (
    <div className={css["banner"]} style={{ backgroundColor: artColors(art.hue).ground }}>
      <TilePicture src={imageUrl} motif={motifOf(category, art.variant)} art={art} />
    </div>
  );
}
