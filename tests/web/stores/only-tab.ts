import type { TabHold } from "../../../core/money-action/tab-lock.ts";

/** A member with one tab, which is free to act. */
export const ONLY_TAB: TabHold = {
  take: async (_, job) => ({ taken: true, value: await job() }),
  freed: () => Promise.resolve(),
};
