import { useEffect } from "react";
import { gamesText as text } from "#text/games/games.ts";
import type { LobbyPlace } from "../../../stores/games/lobby-store.ts";
import { observer } from "../../../text/observer.ts";
import { VisuallyHidden } from "../../../ui/art/icon.tsx";
import { Page, PageTitle } from "../../../ui/layout/page.tsx";
import { InTopSlot } from "../../../ui/layout/top-slot.tsx";
import { SearchField, SearchResults, useArrowKeys } from "../search/search-field.tsx";
import { CategoryStrip } from "./category-strip.tsx";
import { LobbyContext, type LobbyScope } from "./lobby-scope.ts";
import { PlaceGames } from "./place-games.tsx";

interface LobbyProps {
  readonly title: string;
  /** The same object while the address stays. */
  readonly place: LobbyPlace;
  readonly scope: LobbyScope;
}

/** The games of a place, and the ways to find one: a search through all games, categories, rows, makers, an order. */
export const Lobby = observer(function Lobby({ title, place, scope }: LobbyProps) {
  const { lobby } = scope;
  const { ref, toResults } = useArrowKeys(lobby.searching);
  useEffect(() => void lobby.show(place), [lobby, place]);
  return (
    <LobbyContext value={scope}>
      <Page wide ownHeading title={title}>
        <div ref={ref}>
          <InTopSlot>
            <SearchField
              label={text.search}
              clearLabel={text.clearSearch}
              value={lobby.text}
              onChange={(typed) => void lobby.setText(typed)}
              onPrepare={() => void lobby.prepareSearch()}
              onResults={toResults}
            />
          </InTopSlot>
          {isInStrip(place) ? (
            <VisuallyHidden>
              <h1>{title}</h1>
            </VisuallyHidden>
          ) : null}
          <CategoryStrip place={place} />
          {isInStrip(place) ? null : <PageTitle title={title} />}
          {lobby.searching ? <SearchResults store={lobby} /> : <PlaceGames store={lobby} title={title} place={place} />}
        </div>
      </Page>
    </LobbyContext>
  );
});

/** The strip of categories marks such a place, so its title need not be seen. */
function isInStrip(place: LobbyPlace): boolean {
  if (place.category === "all")
    return place.maker === undefined && (place.row === undefined || place.row === "favourites");
  return place.slotType === undefined;
}
