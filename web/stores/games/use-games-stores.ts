import { use } from "react";
import { useMemberStores } from "../use-member-stores.ts";
import type { GamesStores } from "./games-stores.ts";

/** The signed-in member's stores of games and play; suspends while their code loads. */
export function useGamesStores(): GamesStores {
  return use(useMemberStores().games());
}
