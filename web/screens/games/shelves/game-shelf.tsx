import { observer } from "mobx-react-lite";
import type { Game } from "../../../../core/games/model.ts";
import type { Shelf } from "../../../../core/games/shelves.ts";
import { paths } from "../../../app/paths.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import { useGameCell } from "../lobby/use-game-cell.tsx";
import { ShelfRow } from "./shelf-row.tsx";

/** One row of the lobby. Renders nothing without games. */
export const GameShelf = observer(function GameShelf({
  shelf,
  games,
}: {
  readonly shelf: Shelf;
  readonly games: readonly Game[];
}) {
  const cell = useGameCell();
  if (games.length === 0) return null;
  return (
    <ShelfRow title={text.shelf[shelf]} more={{ to: paths.gameShelf(shelf), text: text.wholeShelf }} games={games}>
      {cell}
    </ShelfRow>
  );
});
