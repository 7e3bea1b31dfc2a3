import type { FlowRun, StepRun } from "../report/flow-report.ts";
import { createLatencies, type Latencies } from "./latencies.ts";
import type { LoadError, LoadReport, LoadSlot, UseCaseLoad } from "./load-report.ts";

/** More bars than this nobody can tell apart. */
const MAX_SLOTS = 60;
/** Different errors that are told apart; further ones are counted together. */
const MAX_ERRORS = 50;

/** What a load came to so far. Its size does not depend on how long the load is. */
export interface Tally {
  /** @param atMs when the run ended, from the start of the load */
  readonly add: (run: FlowRun, atMs: number) => void;
  readonly progress: () => { readonly flows: number; readonly steps: number; readonly failed: number };
  readonly sums: (
    ms: number,
  ) => Pick<
    LoadReport,
    "flows" | "steps" | "flowsPerSecond" | "stepsPerSecond" | "latency" | "useCases" | "errors" | "slots" | "slotMs"
  >;
}

interface Slot {
  steps: number;
  failed: number;
  readonly latencies: Latencies;
}

export function createTally(forMs: number): Tally {
  const flows = { passed: 0, failed: 0, skipped: 0, interrupted: 0 };
  const steps = { passed: 0, failed: 0, skipped: 0 };
  const all = createLatencies();
  const useCases = new Map<string, { readonly latencies: Latencies; failed: number }>();
  const errors = new Map<string, { -readonly [Key in keyof LoadError]: LoadError[Key] }>();
  const slotMs = Math.max(1000, Math.ceil(forMs / MAX_SLOTS / 1000) * 1000);
  const slots: Slot[] = [];

  function slotAt(atMs: number): Slot {
    // What ends after the time is over belongs to its last part.
    const index = Math.min(Math.floor(atMs / slotMs), Math.max(0, Math.ceil(forMs / slotMs) - 1));
    while (slots.length <= index) slots.push({ steps: 0, failed: 0, latencies: createLatencies() });
    return slots[index] ?? { steps: 0, failed: 0, latencies: all };
  }

  function addStep(step: StepRun, isControl: boolean, slot: Slot): void {
    if (step.outcome === "skipped") steps.skipped += 1;
    if (step.outcome !== "passed" && step.outcome !== "failed") return;
    const hasFailed = step.outcome === "failed";
    steps[step.outcome] += 1;
    slot.steps += 1;
    slot.failed += hasFailed ? 1 : 0;
    if (hasFailed) addError(step);
    // A step that waits for its expectations takes as long as they do.
    const name = `${isControl ? "sandbox " : ""}${step.useCase}${step.attempts > 1 ? ", until as expected" : ""}`;
    const known = useCases.get(name) ?? { latencies: createLatencies(), failed: 0 };
    useCases.set(name, known);
    known.latencies.add(step.ms);
    known.failed += hasFailed ? 1 : 0;
    if (isControl || step.attempts > 1) return;
    all.add(step.ms);
    slot.latencies.add(step.ms);
  }

  function addError({ useCase, errorKind, reason = "no reason" }: StepRun): void {
    const kind = errorKind ?? "expectation";
    const key = JSON.stringify([useCase, kind]);
    const found = errors.get(key);
    if (found) found.count += 1;
    else if (errors.size < MAX_ERRORS) errors.set(key, { useCase, kind, count: 1, example: reason });
  }

  return {
    add: (run, atMs) => {
      flows[run.outcome] += 1;
      const slot = slotAt(atMs);
      for (const step of run.steps) addStep(step, step.isControl, slot);
    },
    progress: () => ({ flows: flows.passed + flows.failed, steps: steps.passed + steps.failed, failed: steps.failed }),
    sums: (ms) => {
      const seconds = Math.max(ms, 1) / 1000;
      return {
        flows: { ...flows },
        steps: { ...steps },
        flowsPerSecond: rounded((flows.passed + flows.failed) / seconds),
        stepsPerSecond: rounded((steps.passed + steps.failed) / seconds),
        latency: all.quantiles(),
        useCases: [...useCases]
          .map(([name, { latencies, failed }]): UseCaseLoad => {
            const count = latencies.count();
            return { name, count, failed, perSecond: rounded(count / seconds), ...latencies.quantiles() };
          })
          .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1)),
        errors: [...errors.values()].toSorted((one, other) => other.count - one.count),
        slotMs,
        slots: slots.map(
          (slot, index): LoadSlot => ({
            fromMs: index * slotMs,
            steps: slot.steps,
            failed: slot.failed,
            p95: slot.latencies.quantiles().p95,
          }),
        ),
      };
    },
  };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
