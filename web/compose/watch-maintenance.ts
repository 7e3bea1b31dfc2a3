import { reaction } from "mobx";
import { browserAfter } from "../../adapters/browser/browser-clock.ts";
import { createVisibility } from "../../adapters/browser/visibility.ts";
import { startPoll } from "../stores/base/start-poll.ts";
import type { ConnectivityStore } from "../stores/site/connectivity-store.ts";
import type { SiteStore } from "../stores/site/site-store.ts";

/** One small call, so it is not slowed down while calls fail. */
const CHECK_MS = 60_000;

/** Reads every minute whether the site is open, and at once when the network returns. Returns the stop. */
export function watchMaintenance(page: Window, site: SiteStore, connectivity: ConnectivityStore): () => void {
  const stopPoll = startPoll({
    after: browserAfter,
    visibility: createVisibility(page.document),
    intervalMs: CHECK_MS,
    isWanted: () => !connectivity.offline,
    tick: async () => {
      await site.operation.load();
      return true;
    },
  });
  const stopOnReturn = reaction(
    () => connectivity.offline,
    (offline) => {
      if (!offline) void site.operation.load();
    },
  );
  return () => {
    stopPoll();
    stopOnReturn();
  };
}
