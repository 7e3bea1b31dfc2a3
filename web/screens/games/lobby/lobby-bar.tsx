import type { GameCategory } from "../../../../core/games/model.ts";
import { paths } from "../../../app/paths.ts";
import type { LobbyPlace } from "../../../stores/games/lobby-store.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import { PillLinks } from "../../../ui/controls/pill-links.tsx";
import css from "./lobby-bar.module.css";

/** The spec's default category first, then by demand. */
const ORDER: readonly GameCategory[] = ["sport", "casino", "slot", "fishing", "card", "lotto", "hot"];

/** All games, the categories, and the favourites. */
export function LobbyBar({ place }: { readonly place: LobbyPlace }) {
  const { category } = place;
  const row = place.category === "all" ? place.row : undefined;
  const whole = place.category === "all" && row === undefined && place.maker === undefined;
  return (
    <div className={css["bar"]}>
      <PillLinks
        label={text.categories}
        links={[
          { key: "all", to: paths.allGames, label: text.all, current: whole },
          ...ORDER.map((each) => ({
            key: each,
            to: paths.gameCategory(each),
            label: text.category[each],
            current: each === category,
          })),
          {
            key: "favourites",
            to: paths.gameRow("favourites"),
            label: text.row.favourites,
            current: row === "favourites",
          },
        ]}
      />
    </div>
  );
}
