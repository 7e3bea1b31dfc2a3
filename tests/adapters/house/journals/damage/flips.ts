/** `npm run flips [COUNT [FIRST]]`: random damage to a journal's files. Ends with 1 unless every trial is harmless. */
import { countResults, runDamageTrials } from "./damage-trials.ts";

const [count = "1000", first = "1"] = process.argv.slice(2);
const trials = await runDamageTrials(Number(first), Number(count), ({ description, result, message }) => {
  if (result !== "refused" && result !== "without effect") console.log(`${description}: ${result} ${message ?? ""}`);
});
const counts = countResults(trials);
console.log(counts);
const harmless = (counts["refused"] ?? 0) + (counts["without effect"] ?? 0);
process.exitCode = harmless === trials.length ? 0 : 1;
