import { use } from "react";
import { useMemberStores } from "../use-member-stores.ts";
import type { DevicesStore } from "./devices-store.ts";

/** The signed-in member's devices; suspends while its code loads. */
export function useDevicesStore(): DevicesStore {
  return use(useMemberStores().devices());
}
