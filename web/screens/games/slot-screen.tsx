import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { GAME_CATEGORIES, SLOT_TYPES } from "../../../core/games/model.ts";
import { paths } from "../../app/paths.ts";
import { gamesText } from "../../text/th/games/games.ts";
import { Lobby } from "./lobby/lobby.tsx";
import { PlayGame } from "./play/play-game.tsx";

/**
 * `games/{type}/{slot}`: the games of a slot type or, with `?game=`, one game. `slot` is `all` for a category without
 * slot types.
 */
export function SlotScreen() {
  const { type, slot } = useParams();
  const gameId = useSearchParams()[0].get("game");
  const category = GAME_CATEGORIES.find((known) => known === type);
  const slotType = SLOT_TYPES.find((known) => known === slot);
  if (category === undefined || (slotType !== undefined && category !== "slot")) {
    return <Navigate to={paths.notFound} replace />;
  }
  if (gameId) return <PlayGame key={gameId} category={category} slotType={slotType} gameId={gameId} />;
  if (slotType === undefined) return <Navigate to={paths.gameCategory(category)} replace />;
  return <Lobby title={gamesText.slotTitle(slotType)} category="slot" slotType={slotType} />;
}
