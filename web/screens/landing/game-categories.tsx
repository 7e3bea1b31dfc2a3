import { observer } from "mobx-react-lite";
import type { GameCategory } from "../../../core/games/model.ts";
import { paths } from "../../app/paths.ts";
import { useStores } from "../../stores/stores-context.ts";
import { gameCategoryText } from "../../text/th/games/game-category.ts";
import { landingText } from "../../text/th/site/landing.ts";
import { PictureTile } from "../../ui/art/picture-tile.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { TileStrip } from "../../ui/layout/tile-strip.tsx";

interface Tile {
  readonly category: GameCategory;
  readonly hue: number;
}

const TILES: readonly Tile[] = [
  { category: "slot", hue: 12 },
  { category: "casino", hue: 154 },
  { category: "sport", hue: 130 },
  { category: "card", hue: 262 },
  { category: "fishing", hue: 212 },
  { category: "lotto", hue: 42 },
];

/** After sign-in, the guard leads on to the category that was pressed. */
const toCategory = (category: GameCategory) => ({ from: paths.gameCategory(category) });

/** The categories of games with their pictures. Only members see the games. */
export const GameCategories = observer(function GameCategories() {
  const { site } = useStores();
  return (
    <Section title={landingText.categories} aside={<TextLink to={paths.login}>{landingText.categoriesText}</TextLink>}>
      <TileStrip label={landingText.categories}>
        {TILES.map(({ category, hue }) => (
          <PictureTile
            key={category}
            to={paths.login}
            state={toCategory(category)}
            title={gameCategoryText[category]}
            src={site.picture(`/pictures/categories/${category}.webp`)}
            hue={hue}
          />
        ))}
      </TileStrip>
    </Section>
  );
});
