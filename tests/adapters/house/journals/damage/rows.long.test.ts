import { expect, it } from "vitest";
import { DISK_MS } from "../journal-suite.ts";
import { isHarmfulRowTrial, runRowTrials } from "./row-trials.ts";

it("reads no damaged event, key, row or state, wherever the damage is, and finds all that matters when it verifies: 30 of the 1,000 trials of `npm run tool -- flips`", {
  timeout: 2 * DISK_MS,
}, async () => {
  const trials = await runRowTrials(1, 30);
  expect(trials.filter(isHarmfulRowTrial)).toEqual([]);
  // All outcomes occur, so the trials do test something.
  for (const result of ["refused at the start", "refused when read", "without effect"] as const) {
    expect(trials.filter((trial) => trial.result === result).length).toBeGreaterThan(1);
  }
});
