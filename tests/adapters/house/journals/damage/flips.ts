/** `npm run flips [COUNT [FIRST]]`: random damage to a journal's files. Ends with 1 unless every trial is harmless. */
import { countResults, HARMLESS, runDamageTrials } from "./damage-trials.ts";

const [count = "1000", first = "1"] = process.argv.slice(2);
const trials = await runDamageTrials(Number(first), Number(count), ({ description, result, message }) => {
  if (!HARMLESS.includes(result)) console.log(`${description}: ${result} ${message ?? ""}`);
});
const counts = countResults(trials);
console.log(counts);
process.exitCode = trials.every(({ result }) => HARMLESS.includes(result)) ? 0 : 1;
