import { bangkokDateOf, type Instant, instant, parseInstant, toIso } from "../../core/shared/bangkok-time.ts";
import type { BenchRow } from "./bench-row.ts";
import { interleave, type Sample } from "./interleave.ts";

const ROUNDS = 9;
const CALLS = 200_000;
const KINDS = 4096;
const BANGKOK_OFFSET_MS = 7 * 60 * 60 * 1000;

const TIMES = Array.from({ length: KINDS }, (_, index) => instant(1_790_000_000_000 + index * 7_919_123));
const TEXTS = TIMES.map(toIso);

/** What `core/shared/civil-calendar.ts` buys: each conversion, and the same one by Date. */
const PAIRS = {
  "write a time": { limit: 1.5, ours: rateOf(TIMES, toIso), date: rateOf(TIMES, (at) => new Date(at).toISOString()) },
  "read a time": { limit: 1.5, ours: rateOf(TEXTS, parseInstant), date: rateOf(TEXTS, parseByDate) },
  "find a Bangkok day": { limit: 2.5, ours: rateOf(TIMES, bangkokDateOf), date: rateOf(TIMES, bangkokDayByDate) },
};

/** Rates of the core's time arithmetic against Date's, side by side. */
export async function benchTimes(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [what, { limit, ours, date }] of Object.entries(PAIRS)) {
    const rates = await interleave({ ours, date }, ROUNDS);
    const ratio = rates.ours / rates.date;
    rows.push({
      what: `${what}, against Date`,
      measured: `${ratio.toFixed(1)}x`,
      budget: `${limit}x`,
      met: ratio >= limit,
    });
  }
  return rows;
}

/** With the checks that `parseInstant` makes, and Date for the rest. */
function parseByDate(iso: string): number | undefined {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.test(iso)) return undefined;
  const day = Number(iso.slice(8, 10));
  if (day > 28 && new Date(`${iso.slice(0, 10)}T00:00:00Z`).getUTCDate() !== day) return undefined;
  const epochMs = Date.parse(iso);
  return Number.isNaN(epochMs) ? undefined : epochMs;
}

function bangkokDayByDate(at: Instant): string {
  return new Date(at + BANGKOK_OFFSET_MS).toISOString().slice(0, 10);
}

function rateOf<Value>(values: readonly Value[], convert: (value: Value) => unknown): Sample {
  return () => {
    const began = performance.now();
    let converted = 0;
    while (converted < CALLS) {
      for (const value of values) if (convert(value) !== undefined) converted += 1;
    }
    return (converted * 1000) / (performance.now() - began);
  };
}
