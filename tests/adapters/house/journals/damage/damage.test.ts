import { expect, it } from "vitest";
import { DISK_MS } from "../journal-suite.ts";
import { countResults, runDamageTrials } from "./damage-trials.ts";

it("refuses a damaged journal with a sentence, or answers as before: 60 of the 1,000 trials of `npm run flips`", {
  timeout: 2 * DISK_MS,
}, async () => {
  const trials = await runDamageTrials(1, 60);
  const { refused = 0, "without effect": withoutEffect = 0 } = countResults(trials);
  const harmful = trials.filter(({ result }) => result !== "refused" && result !== "without effect");
  expect(harmful).toEqual([]);
  // Both outcomes occur, so the trials do test something.
  expect(Math.min(refused, withoutEffect)).toBeGreaterThan(10);
});
