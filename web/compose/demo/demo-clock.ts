import { browserClock } from "../../../adapters/browser/browser-clock.ts";
import type { KeyValue } from "../../../adapters/browser/storage/key-value.ts";
import type { Clock } from "../../../core/platform/clock.ts";
import { plus } from "../../../core/shared/bangkok-time.ts";

/** The demo's time, which somebody who shows it can move forward. All tabs have the same. */
export interface DemoClock {
  readonly now: Clock;
  advance(ms: number): void;
}

export function createDemoClock(storage: KeyValue, key: string): DemoClock {
  const offset = () => {
    const stored = Number(storage.get(key) ?? 0);
    return Number.isSafeInteger(stored) ? stored : 0;
  };
  return {
    now: () => plus(browserClock(), offset()),
    advance: (ms) => storage.set(key, String(offset() + ms)),
  };
}
