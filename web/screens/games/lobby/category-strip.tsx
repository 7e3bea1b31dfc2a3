import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { gamesText as text } from "#text/games/games.ts";
import type { GameCategory } from "../../../../core/games/model.ts";
import { paths } from "../../../app/paths.ts";
import type { LobbyPlace } from "../../../stores/games/lobby-store.ts";
import { useStores, useStoresRoot } from "../../../stores/stores-context.ts";
import { formatCount } from "../../../text/numbers.ts";
import { observer } from "../../../text/observer.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Img } from "../../../ui/art/img.tsx";
import css from "./category-strip.module.css";
import { useLobby, usePlace } from "./lobby-scope.ts";

/** The spec's default category first, then by demand. */
const CATEGORIES: readonly GameCategory[] = ["sport", "casino", "slot", "fishing", "card", "lotto", "hot"];

/** All games, the categories with their pictures and how many games they have, and the favourites. */
export const CategoryStrip = observer(function CategoryStrip({ place }: { readonly place: LobbyPlace }) {
  const { lobby, savedGames } = useLobby();
  const { isOpen } = useStoresRoot();
  const at = usePlace();
  const { category } = place;
  const row = place.category === "all" ? place.row : undefined;
  const whole = category === "all" && row === undefined && place.maker === undefined;
  return (
    <Strip current={row === "favourites" ? row : category}>
      <CategoryLink
        to={at(paths.allGames)}
        label={text.all}
        count={() => (lobby.everywhereIsKnown ? lobby.everywhere.length : undefined)}
        picture="all"
        current={whole}
      />
      {CATEGORIES.filter((each) => each === category || isOpen(paths.gameCategory(each))).map((each) => (
        <CategoryLink
          key={each}
          to={at(paths.gameCategory(each))}
          label={text.category[each]}
          count={() => lobby.countOf(each)}
          picture={each}
          current={each === category}
        />
      ))}
      {savedGames ? (
        <CategoryLink
          to={paths.gameRow("favourites")}
          label={text.row.favourites}
          count={() => savedGames.favourites.length || undefined}
          current={row === "favourites"}
        />
      ) : null}
    </Strip>
  );
});

interface StripProps {
  /** Changes when another link becomes the current one, which then scrolls into view. */
  readonly current: string;
  readonly children: ReactNode;
}

function Strip({ current, children }: StripProps) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const link = ref.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (ref.current && link)
      ref.current.scrollLeft = link.offsetLeft - (ref.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={ref} className={css["strip"]} aria-label={text.categories}>
      {children}
    </nav>
  );
}

interface CategoryLinkProps {
  readonly to: string;
  readonly label: string;
  /** Undefined until the games are known. Each link reads its own, so a list that arrives draws one link again. */
  readonly count: () => number | undefined;
  /** Without one, a heart is drawn. */
  readonly picture?: string;
  readonly current: boolean;
}

const CategoryLink = observer(function CategoryLink(props: CategoryLinkProps) {
  const { to, label, count, picture, current } = props;
  const games = count();
  const src = useStores().site.picture(`/pictures/categories/${picture ?? ""}.webp`);
  return (
    <Link className={css["link"]} to={to} aria-current={current ? "page" : undefined}>
      {picture === undefined ? (
        <Icon name="heart" size={30} />
      ) : src === undefined ? null : (
        <Img src={src} alt="" width={240} height={160} fallback={null} />
      )}
      <strong>{label}</strong>
      {games === undefined ? null : <small>{formatCount(games)}</small>}
    </Link>
  );
});
