import { useEffect } from "react";
import { useMemberStores } from "./use-member-stores.ts";

/**
 * Reads the credit on every page, and follows open deposits, slips and withdrawals, because they change the credit. Also follows
 * the inbox and the backend's event stream.
 * @param page the path
 */
export function useMemberWatch(page: string): void {
  const { credit, deposit, slip, withdrawal, inbox, live } = useMemberStores();
  useEffect(() => {
    const stops = [deposit.watch(), slip.watch(), withdrawal.watch(), inbox.watch(), live.watch()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [deposit, slip, withdrawal, inbox, live]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page reads the credit again
  useEffect(() => {
    void credit.load();
  }, [credit, page]);
}
