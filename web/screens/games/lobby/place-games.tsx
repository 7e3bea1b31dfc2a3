import { observer } from "mobx-react-lite";
import { SHELVES } from "../../../../core/games/shelves.ts";
import type { LobbyPlace, LobbyStore } from "../../../stores/games/lobby-store.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import { shellText } from "../../../text/th/site/shell.ts";
import { ResourcePanel } from "../../../ui/feedback/resource-panel.tsx";
import { Muted } from "../../../ui/typography/muted.tsx";
import { MakerHead } from "../makers/maker-head.tsx";
import { CategoryShelf } from "../shelves/category-shelf.tsx";
import { AllShelves, OwnShelves } from "../shelves/lobby-shelves.tsx";
import { GameList } from "./game-list.tsx";
import { LobbyHead } from "./lobby-head.tsx";
import { ROW_HEIGHT } from "./row-height.ts";
import { TileSkeleton } from "./tile-skeleton.tsx";

interface PlaceGamesProps {
  readonly store: LobbyStore;
  readonly title: string;
  readonly place: LobbyPlace;
}

/** What the lobby shows without a search. */
export const PlaceGames = observer(function PlaceGames({ store, title, place }: PlaceGamesProps) {
  const skeleton = <TileSkeleton count={10} height={ROW_HEIGHT - 10} label={shellText.loading} />;
  // The first render after a change of address still has the previous place.
  if (!store.isAt(place)) return skeleton;
  const shelf = place.category === "all" ? place.shelf : undefined;
  const maker = place.category === "all" ? place.maker : undefined;
  const list = <GameList store={store} label={title} above={aboveOf(store, place)} />;
  if (shelf === "recent" || shelf === "favourites") {
    return (
      <>
        <LobbyHead store={store} />
        {list}
      </>
    );
  }
  const whole = place.category === "all" && shelf === undefined && maker === undefined;
  return (
    <>
      {whole ? <OwnShelves store={store} /> : null}
      {shelf === undefined ? null : <Muted>{text.shelfHint[shelf]}</Muted>}
      {maker === undefined ? null : <MakerHead name={maker} games={store.games} />}
      {whole ? null : <LobbyHead store={store} />}
      <ResourcePanel state={store.state} skeleton={skeleton} texts={shellText.panel} onRetry={() => void store.load()}>
        {() => (
          <>
            {whole ? <AllShelves store={store} /> : null}
            {place.category === "all" ? null : <CategoryShelf store={store} />}
            {whole ? <LobbyHead store={store} title={text.title} /> : null}
            {list}
          </>
        )}
      </ResourcePanel>
    </>
  );
});

/** px. A row of the lobby with its heading. */
const SHELF_HEIGHT = 200;

/** px. About what the rows above the list take. */
function aboveOf(store: LobbyStore, place: LobbyPlace): number {
  if (place.category !== "all" || place.maker !== undefined || place.shelf !== undefined) return 0;
  return SHELVES.filter((shelf) => store.shelf(shelf, store.everywhere).length > 0).length * SHELF_HEIGHT;
}
