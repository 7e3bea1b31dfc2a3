import { Navigate, useSearchParams } from "react-router-dom";
import { DEFAULT_GAME_CATEGORY, GAME_CATEGORIES } from "../../../core/games/model.ts";
import { paths } from "../../app/paths.ts";
import { gamesText } from "../../text/th/games/games.ts";
import { Lobby } from "./lobby/lobby.tsx";

/** The lobby of one category. An address without a known category redirects to the spec's default. */
export function CategoryScreen() {
  const cat = useSearchParams()[0].get("cat");
  const category = GAME_CATEGORIES.find((known) => known === cat);
  if (category === undefined) return <Navigate to={paths.gameCategory(DEFAULT_GAME_CATEGORY)} replace />;
  return <Lobby title={gamesText.title} category={category} />;
}
