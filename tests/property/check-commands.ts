import fc from "fast-check";
import type { PropertyFailure, PropertySettings } from "./named-property.ts";

interface CheckedCommands<Run> {
  readonly name: string;
  /** The property; it calls `onRun` with what each run works on. */
  readonly property: (
    commands: { readonly maxCommands: number; readonly size: "max"; readonly replayPath?: string },
    onRun: (run: Run) => void,
  ) => fc.IAsyncProperty<readonly unknown[]>;
  /** The most steps of a run. */
  readonly maxSteps: number;
  /** The steps of a run in words, one a line. */
  readonly steps: (run: Run) => readonly string[];
  /** The flow that repeats a failed run. */
  readonly flow?: (run: Run, failure: Omit<PropertyFailure, "flow">) => string | undefined;
}

/** Checks a property of commands. A failure is shrunk; its last failing run is the one that is told. */
export async function checkCommands<Run>(
  { name, property, maxSteps: usual, steps, flow }: CheckedCommands<Run>,
  { seed, runs, replay, maxSteps = usual, shrink = true, onRun }: PropertySettings,
): Promise<PropertyFailure | undefined> {
  let current: Run | undefined;
  let failing: Run | undefined;
  const replayPath = replay && replay.replayPath !== "" ? { replayPath: replay.replayPath } : {};
  const checked = property({ maxCommands: maxSteps, size: "max", ...replayPath }, (run) => {
    current = run;
    onRun();
  });
  const noted: typeof checked = Object.assign(Object.create(checked), {
    run: async (values: readonly unknown[]) => {
      const failure = await checked.run(values);
      if (failure) failing = current;
      return failure;
    },
  });
  const details = await fc.check(noted, {
    seed,
    numRuns: replay ? 1 : runs,
    ...(replay && { path: replay.path }),
    endOnFailure: !shrink,
    // A run must not depend on what other runs left.
    skipEqualValues: false,
  });
  if (!details.failed || !failing) return undefined;
  const { counterexample, counterexamplePath, errorInstance } = details;
  const shown = (counterexample ?? []).map(String).join(" ");
  const failure = {
    property: name,
    seed: details.seed,
    path: counterexamplePath ?? "",
    replayPath: /replayPath="([^"]*)"/.exec(shown)?.[1] ?? "",
    message: errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    commands: steps(failing),
  };
  return { ...failure, flow: flow?.(failing, failure) };
}
