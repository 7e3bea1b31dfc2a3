import { GAME_CATEGORIES } from "../../../core/games/model.ts";
import { gameCategoryText } from "../../text/th/games/game-category.ts";
import { landingText } from "../../text/th/site/landing.ts";
import { Chip } from "../../ui/data/chip.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { Subtitle } from "../../ui/typography/subtitle.tsx";
import { ChipList } from "./chip-list.tsx";

/** The categories of games. Only members see the games. */
export function GameCategories() {
  return (
    <Section title={landingText.categories}>
      <Subtitle>{landingText.categoriesText}</Subtitle>
      <ChipList>
        {GAME_CATEGORIES.map((category) => (
          <Chip key={category}>{gameCategoryText[category]}</Chip>
        ))}
      </ChipList>
    </Section>
  );
}
