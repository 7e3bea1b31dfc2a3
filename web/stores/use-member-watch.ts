import { useEffect } from "react";
import { useMemberStores } from "./use-member-stores.ts";

/**
 * Keeps what every member page shows true: the credit is read on each page, and requests under way are followed, so
 * that the credit moves with them wherever the member is. `page` is the path.
 */
export function useMemberWatch(page: string): void {
  const { credit, deposit, slip, withdrawal } = useMemberStores();
  useEffect(() => {
    const stops = [deposit.watch(), slip.watch(), withdrawal.watch()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [deposit, slip, withdrawal]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to read it again
  useEffect(() => {
    void credit.load();
  }, [credit, page]);
}
