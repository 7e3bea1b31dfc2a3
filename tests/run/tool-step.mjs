import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import { shorten } from "./shorten.mjs";

/** @typedef {{ passed: number, failed: number, failures?: readonly string[] }} Counts `failures`: a name and a reason each */
/** @typedef {{ name: string, counts: Counts, seconds: number }} Outcome */
/** @typedef {{ name: string, run: (node: string) => Promise<Counts> }} Step */

/** Above what any step takes, on a busy machine too; a test that loops for ever must not hold the whole run. */
const LIMIT_MS = 12 * 60_000;
const POSIX = process.platform !== "win32";

/**
 * A step that is one JavaScript program; it counts as one check, passed when the program ends with 0. A quiet one's
 * output is shown only when it fails.
 * @param {string} name
 * @param {readonly string[]} args script and arguments, from the top folder
 * @param {{ quiet?: boolean }} options
 * @returns {Step}
 */
export function toolStep(name, args, options = {}) {
  return {
    name,
    run: async (node) => {
      const ended = await runTool(node, args, options.quiet ?? true);
      if (ended.code !== 0) process.stdout.write(ended.output);
      if (ended.code === 0) return { passed: 1, failed: 0 };
      return { passed: 0, failed: 1, failures: [`${name}\n${shorten(ended.output || "see above")}`] };
    },
  };
}

/**
 * Runs a program with the packages' own programs, and the Node that came with them, first on the path.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {boolean} quiet
 * @returns {Promise<{ code: number, output: string }>} `output` is empty unless quiet
 */
export function runTool(node, args, quiet) {
  const path = `${join(ROOT, "node_modules/.bin")}${delimiter}${process.env["PATH"]}`;
  const pipe = quiet ? "pipe" : "inherit";
  return new Promise((settle, fail) => {
    // A process group of its own, so that a stop reaches the workers too, even one that is caught in a loop.
    const child = spawn(node, args, {
      cwd: ROOT,
      env: { ...process.env, PATH: path },
      stdio: ["ignore", pipe, pipe],
      detached: POSIX,
    });
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => (output += text));
    child.stderr?.setEncoding("utf8").on("data", (text) => (output += text));

    /** @param {NodeJS.Signals} signal */
    const stopAll = (signal) => {
      if (child.pid !== undefined) process.kill(POSIX ? -child.pid : child.pid, signal);
    };
    const limit = setTimeout(() => {
      console.error(`stopped: it took longer than ${LIMIT_MS / 60_000} minutes`);
      stopAll("SIGKILL");
    }, LIMIT_MS);
    /** @param {NodeJS.Signals} signal */
    const interrupt = (signal) => {
      stopAll(signal);
      process.exit(1);
    };
    process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
    const release = () => {
      clearTimeout(limit);
      process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
    };
    child.once("error", (error) => {
      release();
      fail(error);
    });
    child.once("close", (code) => {
      release();
      settle({ code: code ?? 1, output });
    });
  });
}
