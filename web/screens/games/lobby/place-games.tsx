import { observer } from "mobx-react-lite";
import { GAME_ROWS } from "../../../../core/games/game-rows.ts";
import type { LobbyPlace, LobbyStore } from "../../../stores/games/lobby-store.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import { shellText } from "../../../text/th/site/shell.ts";
import { ResourcePanel } from "../../../ui/feedback/resource-panel.tsx";
import { Muted } from "../../../ui/typography/muted.tsx";
import { MakerHead } from "../makers/maker-head.tsx";
import { CategoryRow } from "../rows/category-row.tsx";
import { AllRows, OwnRows } from "../rows/lobby-rows.tsx";
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
  const row = place.category === "all" ? place.row : undefined;
  const maker = place.category === "all" ? place.maker : undefined;
  const list = <GameList store={store} label={title} above={aboveOf(store, place)} />;
  if (row === "recent" || row === "favourites") {
    return (
      <>
        <LobbyHead store={store} />
        {list}
      </>
    );
  }
  const whole = place.category === "all" && row === undefined && maker === undefined;
  return (
    <>
      {whole ? <OwnRows store={store} /> : null}
      {row === undefined ? null : <Muted>{text.rowHint[row]}</Muted>}
      {maker === undefined ? null : <MakerHead name={maker} games={store.games} />}
      {whole ? null : <LobbyHead store={store} />}
      <ResourcePanel state={store.state} skeleton={skeleton} texts={shellText.panel} onRetry={() => void store.load()}>
        {() => (
          <>
            {whole ? <AllRows store={store} /> : null}
            {place.category === "all" ? null : <CategoryRow store={store} />}
            {whole ? <LobbyHead store={store} title={text.title} /> : null}
            {list}
          </>
        )}
      </ResourcePanel>
    </>
  );
});

/** px. A row of the lobby with its heading. */
const ROW_WITH_HEADING = 200;

/** px. About what the rows above the list take. */
function aboveOf(store: LobbyStore, place: LobbyPlace): number {
  if (place.category !== "all" || place.maker !== undefined || place.row !== undefined) return 0;
  return GAME_ROWS.filter((row) => store.rowOf(row, store.everywhere).length > 0).length * ROW_WITH_HEADING;
}
