import { artColors } from "../../brand/art-colors.ts";
import css from "./art-banner.module.css";
import { motifOf } from "./art-motifs.ts";
import { TileArt } from "./tile-art.tsx";

interface ArtBannerProps {
  readonly category: string;
  readonly art: { readonly hue: number; readonly variant: number; readonly turn: number; readonly shift: number };
}

/** The large drawing of a game. */
export function ArtBanner({ category, art }: ArtBannerProps) {
  return (
    <div className={css["banner"]} style={{ backgroundColor: artColors(art.hue).ground }}>
      <TileArt motif={motifOf(category, art.variant)} hue={art.hue} turn={art.turn} shift={art.shift} />
    </div>
  );
}
