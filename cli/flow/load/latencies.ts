import { createHistogram } from "node:perf_hooks";

/** An hour in microseconds: no reply takes longer. */
const LONGEST = 3_600_000_000;

export interface Quantiles {
  readonly p50: number;
  readonly p90: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** Milliseconds of many calls, in about 40 kB however many they are. */
export interface Latencies {
  readonly add: (ms: number) => void;
  readonly count: () => number;
  /** Each is at most 1 % off, and `max` is exact. */
  readonly quantiles: () => Quantiles;
}

export function createLatencies(): Latencies {
  const histogram = createHistogram({ lowest: 1, highest: LONGEST, figures: 2 });
  let max = 0;
  const at = (percent: number) => Math.min(max, histogram.percentile(percent) / 1000);
  return {
    add: (ms) => {
      max = Math.max(max, ms);
      histogram.record(Math.min(LONGEST, Math.max(1, Math.round(ms * 1000))));
    },
    count: () => histogram.count,
    quantiles: () =>
      histogram.count === 0
        ? { p50: 0, p90: 0, p95: 0, p99: 0, max: 0 }
        : { p50: at(50), p90: at(90), p95: at(95), p99: at(99), max },
  };
}
