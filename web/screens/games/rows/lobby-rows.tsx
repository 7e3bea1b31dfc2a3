import { observer } from "mobx-react-lite";
import { GAME_ROWS, type GameRow } from "../../../../core/games/game-rows.ts";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { LobbyRow } from "./lobby-row.tsx";

/** What the member played and likes: known at once. */
const OWN: readonly GameRow[] = ["recent", "favourites"];

interface RowsProps {
  readonly store: LobbyStore;
}

export const OwnRows = observer(function OwnRows({ store }: RowsProps) {
  return OWN.map((row) => <LobbyRow key={row} row={row} games={store.rowOf(row, [])} />);
});

/** The rows that come from all games. A row without games is not there. */
export const AllRows = observer(function AllRows({ store }: RowsProps) {
  return GAME_ROWS.filter((row) => !OWN.includes(row)).map((row) => (
    <LobbyRow key={row} row={row} games={store.rowOf(row, store.everywhere)} />
  ));
});
