import { observer } from "mobx-react-lite";
import { SHELVES, type Shelf } from "../../../../core/games/shelves.ts";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { GameShelf } from "./game-shelf.tsx";

/** What the member played and likes: known at once. */
const OWN: readonly Shelf[] = ["recent", "favourites"];

interface ShelvesProps {
  readonly store: LobbyStore;
}

export const OwnShelves = observer(function OwnShelves({ store }: ShelvesProps) {
  return OWN.map((shelf) => <GameShelf key={shelf} shelf={shelf} games={store.shelf(shelf, [])} />);
});

/** The rows that come from all games. A row without games is not there. */
export const AllShelves = observer(function AllShelves({ store }: ShelvesProps) {
  return SHELVES.filter((shelf) => !OWN.includes(shelf)).map((shelf) => (
    <GameShelf key={shelf} shelf={shelf} games={store.shelf(shelf, store.everywhere)} />
  ));
});
