import { use, useEffect } from "react";
import { useMemberStores } from "../use-member-stores.ts";
import type { PushStore } from "./push-store.ts";

/** Notifications on this device, as they are now; suspends while its code loads. */
export function usePushStore(): PushStore {
  const store = use(useMemberStores().push());
  useEffect(() => {
    void store.load();
  }, [store]);
  return store;
}
