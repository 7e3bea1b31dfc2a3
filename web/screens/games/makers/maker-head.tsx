import { Link } from "react-router-dom";
import { gamesText as text } from "#text/games/games.ts";
import type { Maker } from "../../../../core/games/find-games.ts";
import { tileArt } from "../../../../core/games/game-rows.ts";
import { GAME_CATEGORIES, type Game } from "../../../../core/games/model.ts";
import { paths } from "../../../app/paths.ts";
import { useStores } from "../../../stores/stores-context.ts";
import { formatCount } from "../../../text/numbers.ts";
import { observer } from "../../../text/observer.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { MakerMark } from "../../../ui/art/maker-mark.tsx";
import { usePlace } from "../lobby/lobby-scope.ts";
import makerHeadCss from "./maker-head.module.css";
import makerLinksCss from "./maker-links.module.css";

interface MakerHeadProps {
  readonly name: string;
  readonly games: readonly Game[];
}

/** What a maker has: how many games, of which categories. The page's title has its name. */
export const MakerHead = observer(function MakerHead({ name, games }: MakerHeadProps) {
  const { site } = useStores();
  const categories = GAME_CATEGORIES.filter((each) => games.some(({ category }) => category === each));
  return (
    <div className={makerHeadCss["head"]}>
      <MakerMark name={name} hue={tileArt(name).hue} src={site.makerMark(name)} large />
      <p className={makerHeadCss["facts"]}>
        <span className={makerHeadCss["number"]}>{text.count(formatCount(games.length))}</span>
        {categories.map((each) => text.category[each]).join(" · ")}
      </p>
    </div>
  );
});

/** Links to the pages of makers. Renders nothing without any. */
export const MakerLinks = observer(function MakerLinks({ makers }: { readonly makers: readonly Maker[] }) {
  const { site } = useStores();
  const at = usePlace();
  if (makers.length === 0) return null;
  return (
    <nav className={makerLinksCss["list"]} aria-label={text.makers}>
      {makers.map(({ name, games }) => (
        <Link key={name} to={at(paths.gameMaker(name))} className={makerLinksCss["link"]}>
          <MakerMark name={name} hue={tileArt(name).hue} src={site.makerMark(name)} />
          <span>
            <span className={makerLinksCss["name"]}>{name}</span>
            <span className={makerLinksCss["count"]}>
              {text.makerKind} · {text.count(formatCount(games))}
            </span>
          </span>
          <Icon name="chevron-right" size={20} />
        </Link>
      ))}
    </nav>
  );
});
