import { useMemo } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { GAME_ROWS } from "../../../core/games/game-rows.ts";
import { DEFAULT_GAME_CATEGORY, GAME_CATEGORIES, type GameCategory } from "../../../core/games/model.ts";
import { paths } from "../../app/paths.ts";
import type { AllPlace } from "../../stores/games/lobby-store.ts";
import { gamesText } from "../../text/th/games/games.ts";
import { Lobby } from "./lobby/lobby.tsx";

/**
 * The lobby of one category, or of all games: then perhaps of one maker, or one row in full. An address without a known
 * category redirects to the spec's default.
 */
export function CategoryScreen() {
  const query = useSearchParams()[0];
  const cat = query.get("cat");
  if (cat === "all") return <AllGames maker={query.get("maker")} row={query.get("row")} />;
  const category = GAME_CATEGORIES.find((known) => known === cat);
  if (category === undefined) return <Navigate to={paths.gameCategory(DEFAULT_GAME_CATEGORY)} replace />;
  return <CategoryLobby category={category} />;
}

function CategoryLobby({ category }: { readonly category: GameCategory }) {
  const place = useMemo(() => ({ category }), [category]);
  return <Lobby title={gamesText.category[category]} place={place} />;
}

function AllGames({ maker, row }: { readonly maker: string | null; readonly row: string | null }) {
  const place = useMemo((): AllPlace => {
    if (maker) return { category: "all", maker };
    return { category: "all", row: GAME_ROWS.find((known) => known === row) };
  }, [maker, row]);
  const title = place.maker ?? (place.row ? gamesText.row[place.row] : gamesText.title);
  return <Lobby title={title} place={place} />;
}
