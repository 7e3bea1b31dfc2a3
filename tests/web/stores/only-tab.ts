import type { TabLock } from "../../../core/money-action/latch.ts";

/** The tab lock of a member with one tab: it is always free. */
export const ONLY_TAB: TabLock = {
  take: async (_, job) => ({ taken: true, value: await job() }),
  freed: () => Promise.resolve(),
};
