import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import { toolEnvironment } from "./tool-environment.mjs";

/**
 * @typedef {{ passed: number, failed: number, failures: readonly string[] }} Counts each failure is a name and a reason
 * @typedef {object} Step
 * @property {string} name
 * @property {(node: string, say: (progress: string) => void) => Promise<Counts>} run `say` tells how far it is
 * @typedef {Step & { counts: Counts, seconds: number }} Outcome
 */

/** A step in which nothing at all happens for so long hangs: no output, and no test that begins or ends. */
const STALLED_MS = 5 * 60_000;
const REPORT_MS = 10_000;
const POSIX = process.platform !== "win32";
/** How many seconds each step took when it last passed. */
const TIMES = join(ROOT, "build/tests/times.json");

/**
 * Runs the lists one after the other and the steps of each lane of a list in turn, with the lanes side by side. A step
 * runs after a failed one, too, so that one run shows every problem. Returns the exit code.
 * @param {readonly (readonly (readonly Step[])[])[]} lists
 * @param {string} node
 */
export async function runSteps(lists, node) {
  const start = performance.now();
  const times = readTimes();
  /** @type {Map<Step, { since: number, progress: string }>} */
  const running = new Map();
  /** @type {Outcome[]} */
  const outcomes = [];
  const report = setInterval(() => {
    const parts = [...running].map(([{ name }, { since, progress }]) => {
      const last = times[name] === undefined ? "" : ` (${times[name]} s the last time)`;
      return `${name} ${progress || `${seconds(since)} s`}${last}`;
    });
    console.log(`${clock(start)}  ${parts.join(" · ")}`);
  }, REPORT_MS);

  /** @param {Step} step */
  const runStep = async (step) => {
    const state = { since: performance.now(), progress: "" };
    running.set(step, state);
    const counts = await step.run(node, (progress) => {
      state.progress = progress;
    });
    running.delete(step);
    const outcome = { ...step, counts, seconds: seconds(state.since) };
    outcomes.push(outcome);
    if (counts.failed === 0) times[step.name] = outcome.seconds;
    console.log(`${clock(start)}  ${lineOf(outcome)}`);
  };
  try {
    for (const lanes of lists) {
      await Promise.all(
        lanes.map(async (lane) => {
          for (const step of lane) await runStep(step);
        }),
      );
    }
  } finally {
    clearInterval(report);
  }
  writeTimes(times);
  return summarise(outcomes, seconds(start));
}

/**
 * Prints the failures, a line for each step and the totals, so that the end of a long log contains everything.
 * @param {readonly Outcome[]} outcomes
 * @param {number} total seconds
 */
function summarise(outcomes, total) {
  const failures = outcomes.flatMap(({ counts }) => counts.failures);
  if (failures.length > 0) console.log(`\n── failures\n${failures.join("\n\n")}`);
  console.log("\n── summary");
  for (const outcome of outcomes) console.log(lineOf(outcome));
  console.log(`        ${"total".padEnd(18)} ${String(total).padStart(5)} s\n`);
  const sum = (/** @type {"passed" | "failed"} */ key) => outcomes.reduce((all, { counts }) => all + counts[key], 0);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
}

/** @param {Outcome} outcome */
function lineOf({ name, counts, seconds: took }) {
  const mark = counts.failed === 0 ? "ok    " : "FAILED";
  const detail = counts.passed + counts.failed > 1 ? `  ${counts.passed} passed, ${counts.failed} failed` : "";
  return `${mark}  ${name.padEnd(18)} ${String(took).padStart(5)} s${detail}`;
}

/** @param {number} since */
const seconds = (since) => Math.round((performance.now() - since) / 1000);

/** @param {number} since */
function clock(since) {
  const all = seconds(since);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`.padStart(5);
}

/** @returns {Record<string, number>} */
function readTimes() {
  try {
    return JSON.parse(readFileSync(TIMES, "utf8"));
  } catch {
    return {};
  }
}

/** @param {Record<string, number>} times */
function writeTimes(times) {
  mkdirSync(dirname(TIMES), { recursive: true });
  writeFileSync(TIMES, JSON.stringify(times));
}

/**
 * A step that runs one JavaScript program. It counts as one check, which passes when the program ends with 0. Its output
 * is printed when it fails.
 * @param {string} name
 * @param {readonly string[]} args script and arguments, from the top folder
 * @returns {Step}
 */
export function toolStep(name, args) {
  return {
    name,
    run: async (node) => {
      const { code, output } = await runProgram(node, args, () => {});
      if (code === 0) return { passed: 1, failed: 0, failures: [] };
      process.stdout.write(output);
      return { passed: 0, failed: 1, failures: [`${name}\n${shorten(output || `it ended with ${code}`)}`] };
    },
  };
}

/**
 * A step that runs projects of tests/vitest.config.ts and counts their tests. A skipped test counts as failed, because a
 * check that does not run is worse than one that fails; what the filter of tags leaves out does not count.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ records?: string }} options `records`: a folder below build/tests that the tests write to; it is emptied first
 * @returns {Step}
 */
export function vitestStep(name, args, options = {}) {
  return {
    name,
    run: async (node, say) => {
      if (options.records) rmSync(join(ROOT, "build/tests", options.records), { recursive: true, force: true });
      const vitest = [
        "node_modules/vitest/vitest.mjs",
        "run",
        "--config",
        "tests/vitest.config.ts",
        "--passWithNoTests",
      ];
      /** @type {import("./progress-reporter.ts").Progress} */
      let now = { files: 0, ended: 0, passed: 0, failed: 0 };
      /** @type {string[]} */
      const failures = [];
      const { code, output } = await runProgram(node, [...vitest, ...args], (message) => {
        const { progress, failure: found } = /** @type {import("./progress-reporter.ts").RunReport} */ (message);
        now = progress;
        say(`${now.ended} of ${now.files} files`);
        if (found === undefined) return;
        const failure = `${found.name}\n${shorten(found.reason)}`;
        failures.push(failure);
        console.log(`FAILED  ${failure}`);
      });
      const { passed, failed } = now;
      if (code === 0 || failed > 0) return { passed, failed, failures };
      // A run that ended before its end, for example one that hung, has said only so.
      return { passed, failed: 1, failures: [`${name}\n${shorten(output.slice(-4000) || `it ended with ${code}`)}`] };
    },
  };
}

/**
 * Runs a program, and kills it with all that it started when it hangs.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {(message: unknown) => void} onMessage
 * @returns {Promise<{ code: number, output: string }>}
 */
function runProgram(node, args, onMessage) {
  return new Promise((resolve, reject) => {
    // In its own process group a signal also reaches the workers, even one in an endless loop.
    const child = spawn(node, args, {
      cwd: ROOT,
      env: toolEnvironment(node),
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      detached: POSIX,
    });
    let output = "";
    /** @param {NodeJS.Signals} signal */
    const stopAll = (signal) => {
      if (child.pid !== undefined) process.kill(POSIX ? -child.pid : child.pid, signal);
    };
    const stalled = setTimeout(() => {
      output += `\nstopped: nothing happened for ${STALLED_MS / 60_000} minutes\n`;
      stopAll("SIGKILL");
    }, STALLED_MS);
    /** @param {string} text */
    const hear = (text) => {
      output += text;
      stalled.refresh();
    };
    child.stdout?.setEncoding("utf8").on("data", hear);
    child.stderr?.setEncoding("utf8").on("data", hear);
    child.on("message", (message) => {
      stalled.refresh();
      onMessage(message);
    });
    /** @param {NodeJS.Signals} signal */
    const interrupt = (signal) => {
      stopAll(signal);
      process.exit(1);
    };
    process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
    const release = () => {
      clearTimeout(stalled);
      process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
    };
    child.once("error", (error) => {
      release();
      reject(error);
    });
    child.once("close", (code) => {
      release();
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Enough for an assertion and fast-check's seed, path and counterexample. */
const REASON_LINES = 16;

/**
 * The indented start of a failure's reason: enough to tell a bug from an unstable test.
 * @param {string} reason
 */
function shorten(reason) {
  const lines = reason.trim().split("\n");
  const own = lines.filter((line) => !line.includes("node_modules/vitest")).slice(0, REASON_LINES);
  return own.map((line) => `    ${line}`).join("\n");
}
