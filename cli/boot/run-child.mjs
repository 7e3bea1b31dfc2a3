import { spawn } from "node:child_process";

/** @type {Record<string, number>} */
const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/**
 * Runs a program to its end, on our own terminal unless told otherwise. Signals are passed on, so it may hear one twice
 * (a terminal's Ctrl-C reaches the whole process group); we live until it has ended.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<number>} its exit code; 128 and the signal's number when a signal ended it
 */
export function runChild(file, args, options = {}) {
  return new Promise((settle, fail) => {
    const child = spawn(file, args, { stdio: "inherit", ...options });
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      child.kill(signal);
    };
    process.on("SIGINT", pass).on("SIGTERM", pass).on("SIGHUP", pass);
    const release = () => process.off("SIGINT", pass).off("SIGTERM", pass).off("SIGHUP", pass);
    child.once("error", (error) => {
      release();
      fail(error);
    });
    child.once("close", (code, signal) => {
      release();
      settle(code ?? 128 + (SIGNAL_NUMBERS[signal ?? ""] ?? 0));
    });
  });
}
