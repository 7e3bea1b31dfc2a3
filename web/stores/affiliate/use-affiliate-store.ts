import { use } from "react";
import { useMemberStores } from "../use-member-stores.ts";
import type { AffiliateStore } from "./affiliate-store.ts";

/** The signed-in member's invite programme; suspends while its code loads. */
export function useAffiliateStore(): AffiliateStore {
  return use(useMemberStores().affiliate());
}
