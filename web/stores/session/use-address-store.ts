import { use } from "react";
import { useMemberStores } from "../use-member-stores.ts";
import type { AddressStore } from "./address-store.ts";

/** The signed-in member's address; suspends while its code loads. */
export function useAddressStore(): AddressStore {
  return use(useMemberStores().address());
}
