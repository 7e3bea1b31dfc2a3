import type { Instant } from "../shared/bangkok-time.ts";

/** The current moment. Passed in, so that every rule can be replayed. */
export type Clock = () => Instant;
