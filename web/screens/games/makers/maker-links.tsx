import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import type { Maker } from "../../../../core/games/find-games.ts";
import { tileArt } from "../../../../core/games/tile-art.ts";
import { paths } from "../../../app/paths.ts";
import { useStores } from "../../../stores/stores-context.ts";
import { formatCount } from "../../../text/numbers.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { MakerMark } from "../../../ui/art/maker-mark.tsx";
import css from "./maker-links.module.css";

/** Links to the pages of makers. Renders nothing without any. */
export const MakerLinks = observer(function MakerLinks({ makers }: { readonly makers: readonly Maker[] }) {
  const { site } = useStores();
  if (makers.length === 0) return null;
  return (
    <nav className={css["list"]} aria-label={text.makers}>
      {makers.map(({ name, games }) => (
        <Link key={name} to={paths.gameMaker(name)} className={css["link"]}>
          <MakerMark name={name} hue={tileArt(name).hue} src={site.makerMark(name)} />
          <span>
            <span className={css["name"]}>{name}</span>
            <span className={css["count"]}>
              {text.makerKind} · {text.count(formatCount(games))}
            </span>
          </span>
          <Icon name="chevron-right" size={20} />
        </Link>
      ))}
    </nav>
  );
});
