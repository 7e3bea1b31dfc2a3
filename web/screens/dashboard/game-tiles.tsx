import { observer } from "mobx-react-lite";
import type { GameCategory } from "../../../core/games/model.ts";
import { paths } from "../../app/paths.ts";
import { useStores } from "../../stores/stores-context.ts";
import { gameCategoryText } from "../../text/th/games/game-category.ts";
import { dashboardText } from "../../text/th/site/dashboard.ts";
import type { MotifName } from "../../ui/art/art-motifs.ts";
import { PictureTile } from "../../ui/art/picture-tile.tsx";
import { TileArt } from "../../ui/art/tile-art.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { PictureGrid } from "./picture-grid.tsx";

interface Tile {
  readonly category: GameCategory;
  readonly motif: MotifName;
  readonly hue: number;
}

const TILES: readonly Tile[] = [
  { category: "slot", motif: "seven", hue: 12 },
  { category: "casino", motif: "chip", hue: 340 },
  { category: "card", motif: "hand", hue: 262 },
  { category: "fishing", motif: "fish", hue: 212 },
];

/** The links to all games and to the lottery (spec section 2), and to the largest categories. */
export const GameTiles = observer(function GameTiles() {
  const { site } = useStores();
  const picture = (name: string) => site.picture(`/pictures/categories/${name}.webp`);
  return (
    <Section title={dashboardText.games}>
      <PictureGrid>
        <PictureTile
          to={paths.allGames}
          title={dashboardText.allGames}
          detail={dashboardText.allGamesText}
          src={picture("all")}
          hue={154}
        >
          <TileArt motif="pitch" hue={154} />
        </PictureTile>
        <PictureTile
          to={paths.gameCategory("lotto")}
          title={dashboardText.lotto}
          detail={dashboardText.lottoText}
          src={picture("lotto")}
          hue={42}
        >
          <TileArt motif="balls" hue={42} />
        </PictureTile>
        {TILES.map(({ category, motif, hue }) => (
          <PictureTile
            key={category}
            to={paths.gameCategory(category)}
            title={gameCategoryText[category]}
            src={picture(category)}
            hue={hue}
          >
            <TileArt motif={motif} hue={hue} />
          </PictureTile>
        ))}
      </PictureGrid>
    </Section>
  );
});
