import type { PrecacheEntry } from "workbox-precaching";

/** What the build writes into the worker. */
export interface BuildFacts {
  /** The path of the first script, whose name no other build has: `/assets/index-1a2b.js`. */
  readonly entry: string;
  /** What is stored as soon as the worker is installed. */
  readonly precache: readonly PrecacheEntry[];
}

declare global {
  const BUILD_FACTS: BuildFacts;
}
