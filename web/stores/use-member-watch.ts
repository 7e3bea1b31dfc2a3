import { useEffect } from "react";
import { useMemberStores } from "./use-member-stores.ts";

/**
 * Reads the credit on every page, and follows open deposits, slips and withdrawals, because they change the credit.
 * @param page the path
 */
export function useMemberWatch(page: string): void {
  const { credit, deposit, slip, withdrawal } = useMemberStores();
  useEffect(() => {
    const stops = [deposit.watch(), slip.watch(), withdrawal.watch()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [deposit, slip, withdrawal]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page reads the credit again
  useEffect(() => {
    void credit.load();
  }, [credit, page]);
}
