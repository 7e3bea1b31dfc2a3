import type { TabLock } from "../../../core/money-action/tab-lock.ts";

/** A member with one tab, which is free to act. */
export const ONLY_TAB: TabLock = {
  take: async (_, job) => ({ taken: true, value: await job() }),
  freed: () => Promise.resolve(),
};
