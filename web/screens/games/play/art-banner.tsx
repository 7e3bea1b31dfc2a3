import { artColors } from "../../../brand/art-colors.ts";
import { motifOf } from "../../../ui/art/art-motifs.ts";
import { TileArt } from "../../../ui/art/tile-art.tsx";
import css from "./art-banner.module.css";

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
