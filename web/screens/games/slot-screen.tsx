import { useMemo } from "react";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { gamesText } from "#text/games/games.ts";
import { GAME_CATEGORIES, SLOT_TYPES, type SlotType } from "../../../core/games/model.ts";
import { paths } from "../../app/paths.ts";
import { useGamesStores } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
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
  return <SlotLobby slotType={slotType} />;
}

/** Named after its maker, where the slot type has one. */
const SlotLobby = observer(function SlotLobby({ slotType }: { readonly slotType: SlotType }) {
  const scope = useGamesStores();
  const place = useMemo(() => ({ category: "slot", slotType }) as const, [slotType]);
  const title = gamesText.slotTitle(scope.lobby.makerOf(slotType) ?? slotType);
  return <Lobby title={title} place={place} scope={scope} />;
});
