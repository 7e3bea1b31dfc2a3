import { observer } from "mobx-react-lite";
import { GAME_CATEGORIES, type Game } from "../../../../core/games/model.ts";
import { tileArt } from "../../../../core/games/tile-art.ts";
import { useStores } from "../../../stores/stores-context.ts";
import { formatCount } from "../../../text/numbers.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import { MakerMark } from "../../../ui/art/maker-mark.tsx";
import css from "./maker-head.module.css";

interface MakerHeadProps {
  readonly name: string;
  readonly games: readonly Game[];
}

/** What a maker has: how many games, of which categories. The page's title has its name. */
export const MakerHead = observer(function MakerHead({ name, games }: MakerHeadProps) {
  const { site } = useStores();
  const categories = GAME_CATEGORIES.filter((each) => games.some(({ category }) => category === each));
  return (
    <div className={css["head"]}>
      <MakerMark name={name} hue={tileArt(name).hue} src={site.makerMark(name)} large />
      <p className={css["facts"]}>
        <span className={css["number"]}>{text.count(formatCount(games.length))}</span>
        {categories.map((each) => text.category[each]).join(" · ")}
      </p>
    </div>
  );
});
