import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { LobbyPlace } from "../../../stores/games/lobby-store.ts";
import { useGamesStores } from "../../../stores/games/use-games-stores.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { SearchField } from "../search/search-field.tsx";
import { SearchResults } from "../search/search-results.tsx";
import { useArrowKeys } from "../search/use-arrow-keys.ts";
import { LobbyBar } from "./lobby-bar.tsx";
import { PlaceGames } from "./place-games.tsx";

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
