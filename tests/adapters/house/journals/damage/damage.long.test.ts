import { expect, it } from "vitest";
import { DISK_MS } from "../journal-suite.ts";
import { countResults, HARMLESS, runDamageTrials } from "./damage-trials.ts";

it("refuses a damaged journal with a sentence, refuses to answer from it, or answers as before: 30 of the 1,000 trials of `npm run tool -- flips`", {
  timeout: 2 * DISK_MS,
}, async () => {
  const trials = await runDamageTrials(1, 30);
  const { refused = 0, "refused when read": whenRead = 0, "without effect": withoutEffect = 0 } = countResults(trials);
  const harmful = trials.filter(({ result }) => !HARMLESS.includes(result));
  expect(harmful).toEqual([]);
  // Both outcomes occur, so the trials do test something.
  expect(Math.min(refused + whenRead, withoutEffect)).toBeGreaterThan(5);
});
