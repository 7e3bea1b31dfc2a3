import { observer } from "mobx-react-lite";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { NoGames } from "./no-games.tsx";
import { rowHeightFor } from "./row-height.ts";
import { useGameCell } from "./use-game-cell.tsx";
import { VirtualGrid } from "./virtual-grid.tsx";

interface GameListProps {
  readonly store: LobbyStore;
  readonly label: string;
  /** px, see `VirtualGrid`. */
  readonly above?: number;
}

/** The games that are found or pass the filters, or why there are none. */
export const GameList = observer(function GameList({ store, label, above = 0 }: GameListProps) {
  const cell = useGameCell();
  const { found } = store;
  if (found.length === 0) return <NoGames store={store} />;
  return (
    <VirtualGrid label={label} items={found} itemKey={idOf} rowHeightFor={rowHeightFor} above={above}>
      {cell}
    </VirtualGrid>
  );
});

function idOf({ id }: { readonly id: string }): string {
  return id;
}
