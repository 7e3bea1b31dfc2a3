import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import { shorten } from "./shorten.mjs";

/** @typedef {{ passed: number, failed: number, failures?: readonly string[] }} Counts each failure is a name and a reason */
/** @typedef {{ name: string, counts: Counts, seconds: number }} Outcome */
/** @typedef {{ name: string, run: (node: string) => Promise<Counts> }} Step */

/** More than any step takes on a busy machine; a test with an endless loop must not stop the whole run. */
const LIMIT_MS = 12 * 60_000;
const POSIX = process.platform !== "win32";

/**
 * A step that runs one JavaScript program. It counts as one check, which passes when the program ends with 0. The output
 * of a quiet step is printed only when it fails.
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
 * Runs a program. The programs and the Node of the packages come first on its path.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {boolean} quiet
 * @returns {Promise<{ code: number, output: string }>} `output` is empty unless quiet
 */
export function runTool(node, args, quiet) {
  const path = `${join(ROOT, "node_modules/.bin")}${delimiter}${process.env["PATH"]}`;
  const pipe = quiet ? "pipe" : "inherit";
  return new Promise((resolve, reject) => {
    // In its own process group a signal also reaches the workers, even one in an endless loop.
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
      console.error(`stopped after ${LIMIT_MS / 60_000} minutes`);
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
      reject(error);
    });
    child.once("close", (code) => {
      release();
      resolve({ code: code ?? 1, output });
    });
  });
}
