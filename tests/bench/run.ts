import { setTimeout as wait } from "node:timers/promises";
import { buildStale } from "../../cli/boot/build-stale.mjs";
import { ROOT } from "../../cli/boot/root.mjs";
import { runChild } from "../../cli/boot/run-child.mjs";
import { BootError, runMain } from "../../cli/boot/run-main.mjs";
import type { Bench, Row } from "./bench.ts";

/** More than any row takes on a busy machine. */
const LIMIT_MS = 15 * 60_000;

/** Each is loaded when it runs: what another one brings along makes the rules slower by a third. */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  rules: async () => (await import("./rules.ts")).rules,
  cli: async () => (await import("./cli-start.ts")).cliStart,
  adapter: async () => (await import("./http/http-adapter.ts")).httpAdapter,
  house: async () => (await import("./http/house-http.ts")).houseHttp,
  past: async () => (await import("./past.ts")).past,
  paint: async () => (await import("./paint.ts")).paint,
  visits: async () => (await import("./visits.ts")).visits,
  lobby: async () => (await import("./lobby/lobby.ts")).lobby,
};

/** Runs the benches that are named, or all, one after the other: two at once would measure each other. */
await runMain(async () => {
  const words = process.argv.slice(2);
  const smoke = words.includes("--smoke");
  const names = words.filter((word) => word !== "--smoke");
  const known = Object.keys(BENCHES);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new BootError(`there is no bench ${unknown.join(", ")}, only ${known.join(", ")}.`);
  const chosen = Object.entries(BENCHES).filter(([name]) => names.length === 0 || names.includes(name));
  await buildStale(ROOT, console.log);
  const began = performance.now();
  const missed: string[] = [];
  let rows = 0;
  for (const [index, [name, load]] of chosen.entries()) {
    const start = performance.now();
    try {
      const bench = await load();
      console.log(`\n${index + 1} of ${chosen.length}  ${name}: ${bench.about} …`);
      if (bench.needsBrowser) await ensureBrowser();
      for await (const row of withinLimit(bench.rows(smoke))) {
        rows += 1;
        console.log(lineOf(row, smoke));
        if (!row.met && !smoke) missed.push(row.what);
      }
    } catch (error) {
      // One sentence, and the next bench: what stops one says nothing about the others.
      console.log(`  not run to its end: ${error instanceof Error ? error.message : String(error)}`);
      missed.push(`${name} (not run to its end)`);
    }
    console.log(`  ${secondsSince(start)} s`);
  }
  console.log(`\n${rows} rows${smoke ? ", no budget judged" : ""}, ${secondsSince(began)} s`);
  if (missed.length === 0) return 0;
  console.log(`missed:\n${missed.map((name) => `  ${name}`).join("\n")}`);
  return 1;
});
// What hangs keeps nobody waiting.
process.exit();

/** Ends with an error when a bench hangs: the next one must run all the same. */
async function* withinLimit(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  const iterator = rows[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([iterator.next(), wait(LIMIT_MS, undefined, { ref: false })]);
    if (next === undefined) throw new Error(`no row for ${LIMIT_MS / 60_000} minutes`);
    if (next.done) return;
    yield next.value;
  }
}

/** Gets a browser when there is none, or says in a sentence why it cannot. */
async function ensureBrowser(): Promise<void> {
  const code = await runChild(process.execPath, ["tests/e2e/support/ensure-chromiums.ts"], { cwd: ROOT });
  if (code !== 0) throw new BootError("there is no browser, see above.");
}

function lineOf({ what, against, measured, budget, met }: Row, smoke: boolean): string {
  const verdict = smoke ? "not judged" : `${met ? "ok  " : "MISS"}  ${budget}`;
  return `  ${measured.padStart(7)}  ${verdict.padEnd(20)}  ${what}; against ${against}`;
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}
