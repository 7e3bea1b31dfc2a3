import { use } from "react";
import { useMemberStores } from "../use-member-stores.ts";
import type { SecondFactorStore } from "./second-factor-store.ts";

/** The signed-in member's second factor; suspends while its code loads. */
export function useSecondFactor(): SecondFactorStore {
  return use(useMemberStores().secondFactor());
}
