import { observer } from "mobx-react-lite";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { formatCount } from "../../../text/numbers.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import { shellText } from "../../../text/th/site/shell.ts";
import { Muted } from "../../../ui/typography/muted.tsx";
import { GameList } from "../lobby/game-list.tsx";
import { ROW_HEIGHT } from "../lobby/row-height.ts";
import { TileSkeleton } from "../lobby/tile-skeleton.tsx";
import { MakerLinks } from "../makers/maker-links.tsx";

const MOST_MAKERS = 4;

/** The makers and games that fit the text, of all categories. A tap on a game opens it. */
export const SearchResults = observer(function SearchResults({ store }: { readonly store: LobbyStore }) {
  const { found, foundMakers, waiting } = store;
  return (
    <>
      <div role="status">
        <Muted>{waiting ? text.searching : text.results(formatCount(found.length))}</Muted>
      </div>
      <MakerLinks makers={foundMakers.slice(0, MOST_MAKERS)} />
      {waiting && found.length === 0 ? (
        <TileSkeleton count={4} height={ROW_HEIGHT - 10} label={shellText.loading} />
      ) : (
        <GameList store={store} label={text.search} />
      )}
    </>
  );
});
