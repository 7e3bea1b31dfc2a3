/**
 * `npm run tool -- flips [COUNT [FIRST]]`: random damage to the files of a house's journal, and to those of a journal with rows,
 * states and keys. Ends with 1 unless every trial is harmless.
 */
import { countResults, HARMLESS, runDamageTrials } from "./damage-trials.ts";
import { isHarmfulRowTrial, runRowTrials } from "./row-trials.ts";

const [count = "1000", first = "1"] = process.argv.slice(2);
const trials = await runDamageTrials(Number(first), Number(count), ({ description, result, message }) => {
  if (!HARMLESS.includes(result)) console.log(`${description}: ${result} ${message ?? ""}`);
});
console.log(countResults(trials));
const rowTrials = await runRowTrials(Number(first), Number(count));
const harmfulRows = rowTrials.filter(isHarmfulRowTrial);
for (const { description, result, what } of harmfulRows) console.log(`rows, ${description}: ${result} ${what ?? ""}`);
console.log(countResults(rowTrials));
process.exitCode = trials.every(({ result }) => HARMLESS.includes(result)) && harmfulRows.length === 0 ? 0 : 1;
