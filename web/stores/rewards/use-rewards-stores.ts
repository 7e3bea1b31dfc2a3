import { use } from "react";
import { useMemberStores } from "../use-member-stores.ts";
import type { RewardsStores } from "./rewards-stores.ts";

/** The signed-in member's stores of points and prizes; suspends while their code loads. */
export function useRewardsStores(): RewardsStores {
  return use(useMemberStores().rewards());
}
