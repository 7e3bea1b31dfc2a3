import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../../cli/boot/root.mjs";
import { failingSeedsIn } from "./failing-seeds.ts";
import type { PropertyFailure } from "./named-property.ts";
import { PROPERTIES } from "./properties.ts";
import { runProperties } from "./run-properties.ts";

/**
 * `npm run tool -- property --runs 1000 --seed 7 --only house`: runs the properties with progress, failing seeds first. Notes the
 * seed of a failure and writes its flow in build/property/, or in the folder of `--folder`; with `--commit`, the seed goes
 * to tests/property/failing-seeds.json, which runs first everywhere.
 */
const usage = (problem: string): never => {
  process.stderr.write(
    `${problem}\nUsage: npm run tool -- property [--runs 1000] [--seed 7] [--only house] [--commit] [--folder build/property]\n`,
  );
  process.exit(2);
};

const options = readOptions();
const chosen = PROPERTIES.filter(({ name }) => options.only === undefined || name === options.only);
if (chosen.length === 0) {
  usage(
    `There is no property ${JSON.stringify(options.only)}; there are ${PROPERTIES.map(({ name }) => name).join(", ")}.`,
  );
}
const folder = resolve(options.folder ?? join(ROOT, "build/property"));
const seeds = failingSeedsIn(folder);
const runs = wholeNumber("--runs", options.runs, 1) ?? 500;
const seed = wholeNumber("--seed", options.seed, 0) ?? Math.floor(Math.random() * 2 ** 30);

let stopped = false;
process.once("SIGINT", () => {
  stopped = true;
  process.stderr.write("\nStops after the runs of this seed.\n");
});

process.stdout.write(`${runs} runs from seed ${seed}\n`);
const result = await runProperties({
  properties: chosen,
  runs,
  seed,
  failingSeeds: seeds.read(),
  elapsed: () => performance.now(),
  onProgress: (name, done, ms) => {
    const perSecond = (done * 1000) / ms;
    const line = `${name}: ${done} of ${runs} runs, ${perSecond.toFixed(0)} a second`;
    process.stdout.write(process.stdout.isTTY ? `\r${line}  ` : `${line}\n`);
    if (process.stdout.isTTY && done >= runs) process.stdout.write("\n");
  },
  isStopped: () => stopped,
});

for (const known of result.passed) {
  seeds.drop(known);
  process.stdout.write(`${known.property}: the failing seed ${known.seed} passes now\n`);
}
for (const failure of result.failures) report(failure);
if (stopped) process.exitCode = 130;
if (result.failures.length > 0) process.exitCode = 1;

function report(failure: PropertyFailure): void {
  const { property, message, commands, seed: failed, path, replayPath, flow } = failure;
  const noted = seeds.write(failure, options.commit === true);
  process.stdout.write(`\n${property} fails: ${message}\n`);
  for (const command of commands) process.stdout.write(`  ${command}\n`);
  process.stdout.write(
    `seed ${failed}, path ${path}, commands ${replayPath}: noted in ${relative(process.cwd(), noted)}\n`,
  );
  process.stdout.write(`It runs first from now on: npm run tool -- property --only ${property}\n`);
  if (flow === undefined) return;
  const file = join(folder, `${property}-${failed}.yaml`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, flow);
  process.stdout.write(`The same as a flow: npx sanam flow run ${relative(process.cwd(), file)} --sandbox\n`);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        runs: { type: "string" },
        seed: { type: "string" },
        only: { type: "string" },
        commit: { type: "boolean" },
        folder: { type: "string" },
      },
    });
    return values;
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least ? value : usage(`${name} takes a whole number from ${least}, not ${JSON.stringify(text)}.`);
}
