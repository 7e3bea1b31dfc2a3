import { use, useMemo } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { gamesText } from "#text/games/games.ts";
import { GAME_ROWS } from "../../../core/games/game-rows.ts";
import { GAME_CATEGORIES, type GameCategory } from "../../../core/games/model.ts";
import { paths } from "../../app/paths.ts";
import type { AllPlace } from "../../stores/games/lobby-store.ts";
import { useStores, useStoresRoot } from "../../stores/stores-context.ts";
import { useGamesStores } from "../../stores/use-member-stores.ts";
import { Lobby } from "./lobby/lobby.tsx";
import type { LobbyScope } from "./lobby/lobby-scope.ts";

/**
 * The lobby of one category, or of all games: then perhaps of one maker, or one row in full. An address without a known
 * category redirects to the last one, at first the spec's default.
 */
export function CategoryScreen() {
  const query = useSearchParams()[0];
  const scope = useGamesStores();
  const { current } = useStores().category;
  const cat = query.get("cat");
  if (cat === "all") return <AllGames maker={query.get("maker")} row={query.get("row")} scope={scope} />;
  const category = GAME_CATEGORIES.find((known) => known === cat);
  if (category === undefined) return <Navigate to={paths.gameCategory(current)} replace />;
  return <CategoryLobby category={category} scope={scope} />;
}

/** The lobby for visitors: a list that needs no session. Playing leads to the sign-in, and from there to the game. */
export function VisitorLobbyScreen() {
  const query = useSearchParams()[0];
  const lobby = use(useStoresRoot().visitorLobby());
  const scope = useMemo(() => ({ lobby }), [lobby]);
  const category = GAME_CATEGORIES.find((known) => known === query.get("cat"));
  if (category !== undefined) return <CategoryLobby category={category} scope={scope} />;
  return <AllGames maker={query.get("maker")} row={query.get("row")} scope={scope} />;
}

interface CategoryLobbyProps {
  readonly category: GameCategory;
  readonly scope: LobbyScope;
}

function CategoryLobby({ category, scope }: CategoryLobbyProps) {
  const place = useMemo(() => ({ category }), [category]);
  return <Lobby title={gamesText.category[category]} place={place} scope={scope} />;
}

interface AllGamesProps {
  readonly maker: string | null;
  readonly row: string | null;
  readonly scope: LobbyScope;
}

function AllGames({ maker, row, scope }: AllGamesProps) {
  const place = useMemo((): AllPlace => {
    if (maker) return { category: "all", maker };
    return { category: "all", row: GAME_ROWS.find((known) => known === row) };
  }, [maker, row]);
  const title = place.maker ?? (place.row ? gamesText.row[place.row] : gamesText.title);
  return <Lobby title={title} place={place} scope={scope} />;
}
