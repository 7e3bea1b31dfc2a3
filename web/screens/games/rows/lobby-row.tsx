import { observer } from "mobx-react-lite";
import type { GameRow } from "../../../../core/games/game-rows.ts";
import type { Game } from "../../../../core/games/model.ts";
import { paths } from "../../../app/paths.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import { useGameCell } from "../lobby/use-game-cell.tsx";
import { SideRow } from "./side-row.tsx";

/** One row of the lobby. Renders nothing without games. */
export const LobbyRow = observer(function LobbyRow({
  row,
  games,
}: {
  readonly row: GameRow;
  readonly games: readonly Game[];
}) {
  const cell = useGameCell();
  if (games.length === 0) return null;
  return (
    <SideRow title={text.row[row]} more={{ to: paths.gameRow(row), text: text.wholeRow }} games={games}>
      {cell}
    </SideRow>
  );
});
