import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ name: string, counts: Counts, seconds: number }} Outcome */
/** @typedef {{ name: string, run: (node: string) => Promise<Counts> }} Step */

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
      return ended.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
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
  const path = `${join(ROOT, "node_modules/.bin")}${process.platform === "win32" ? ";" : ":"}${process.env["PATH"]}`;
  return new Promise((settle, fail) => {
    const child = spawn(node, args, {
      cwd: ROOT,
      env: { ...process.env, PATH: path },
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    });
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => (output += text));
    child.stderr?.setEncoding("utf8").on("data", (text) => (output += text));
    child.once("error", fail);
    child.once("close", (code) => settle({ code: code ?? 1, output }));
  });
}
