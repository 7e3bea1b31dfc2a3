import { observer } from "mobx-react-lite";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { LobbyRow } from "./lobby-row.tsx";

/** In a smaller category, the row would repeat what the grid below it shows. */
const WORTH_A_ROW = 40;
const FEWEST = 3;

/** The most played games of a large category. */
export const CategoryRow = observer(function CategoryRow({ store }: { readonly store: LobbyStore }) {
  const { games } = store;
  if (games.length < WORTH_A_ROW || store.provider !== undefined || store.order !== "listed") return null;
  const popular = store.rowOf("popular", games);
  return popular.length < FEWEST ? null : <LobbyRow row="popular" games={popular} />;
});
