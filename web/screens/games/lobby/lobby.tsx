import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { GameCategory } from "../../../../core/games/model.ts";
import { paths } from "../../../app/paths.ts";
import type { LobbyPlace } from "../../../stores/games/lobby-store.ts";
import { useGamesStores } from "../../../stores/use-member-stores.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import { PillLinks } from "../../../ui/controls/segmented-filter.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { SearchField, SearchResults, useArrowKeys } from "../search/search-field.tsx";
import css from "./lobby-bar.module.css";
import { PlaceGames } from "./place-games.tsx";

/** The spec's default category first, then by demand. */
const ORDER: readonly GameCategory[] = ["sport", "casino", "slot", "fishing", "card", "lotto", "hot"];

/** All games, the categories, and the favourites. */
function LobbyBar({ place }: { readonly place: LobbyPlace }) {
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

interface LobbyProps {
  readonly title: string;
  /** The same object while the address stays. */
  readonly place: LobbyPlace;
}

/** The games of a place, and the ways to find one: a search through all games, categories, rows, makers, an order. */
export const Lobby = observer(function Lobby({ title, place }: LobbyProps) {
  const { lobby } = useGamesStores();
  const { ref, toResults } = useArrowKeys(lobby.searching);
  useEffect(() => void lobby.show(place), [lobby, place]);
  return (
    <Page wide title={title}>
      <div ref={ref}>
        <SearchField
          label={text.search}
          clearLabel={text.clearSearch}
          value={lobby.text}
          onChange={(typed) => void lobby.setText(typed)}
          onPrepare={() => void lobby.prepareSearch()}
          onResults={toResults}
        />
        <LobbyBar place={place} />
        {lobby.searching ? <SearchResults store={lobby} /> : <PlaceGames store={lobby} title={title} place={place} />}
      </div>
    </Page>
  );
});
