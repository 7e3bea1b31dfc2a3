import { spawn } from "node:child_process";

/** @type {Record<string, number>} */
const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/**
 * The streams of a child that must not outlive this process: its channel closes even when this process is killed.
 * @type {import("node:child_process").StdioOptions}
 */
export const WATCHED_STREAMS = ["inherit", "inherit", "inherit", "ipc"];

/**
 * Runs a program to its end, by default on this process's terminal. Signals are passed on, so the program may get one
 * twice: a terminal's Ctrl-C reaches the whole process group.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<number>} its exit code, or 128 plus the signal's number when a signal ended it
 */
export function runChild(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: "inherit", ...options });
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      child.kill(signal);
    };
    process.on("SIGINT", passOn).on("SIGTERM", passOn).on("SIGHUP", passOn);
    const removeListeners = () => process.off("SIGINT", passOn).off("SIGTERM", passOn).off("SIGHUP", passOn);
    child.once("error", (error) => {
      removeListeners();
      reject(error);
    });
    child.once("close", (code, signal) => {
      removeListeners();
      resolve(code ?? 128 + (SIGNAL_NUMBERS[signal ?? ""] ?? 0));
    });
  });
}
