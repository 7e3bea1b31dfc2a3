import { GAME_CATEGORIES } from "../../../core/games/model.ts";
import { gameCategoryText } from "../../text/th/game-category.ts";
import { landingText } from "../../text/th/landing.ts";
import { Chip } from "../../ui/chip.tsx";
import { Lead } from "../../ui/lead.tsx";
import { Section } from "../../ui/section.tsx";
import { Wrap } from "../../ui/wrap.tsx";

/** What there is to play; the games themselves are for members. */
export function Categories() {
  return (
    <Section title={landingText.categories}>
      <Lead>{landingText.categoriesText}</Lead>
      <Wrap>
        {GAME_CATEGORIES.map((category) => (
          <Chip key={category}>{gameCategoryText[category]}</Chip>
        ))}
      </Wrap>
    </Section>
  );
}
