import type { TargetHealth } from "./target-watch.ts";

/** For laws whose target nobody watches: a lost reply is a deviation. */
export function unwatched(): TargetHealth {
  return { loss: undefined, absences: 0, cuts: 0 };
}
