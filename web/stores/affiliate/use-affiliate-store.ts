import { use } from "react";
import type { AffiliateStore } from "./affiliate-store.ts";
import { useMemberStores } from "../use-member-stores.ts";

/** The signed-in member's invite programme; suspends while its code is on its way. */
export function useAffiliateStore(): AffiliateStore {
  return use(useMemberStores().affiliate());
}
