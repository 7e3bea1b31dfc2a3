/** Runs a task once after some milliseconds; returns how to cancel it. Passed in, so that tests control the time. */
export type After = (ms: number, task: () => void) => () => void;

/** Resolves after some milliseconds. */
export type Wait = (ms: number) => Promise<void>;

export function waitWith(after: After): Wait {
  return (ms) =>
    new Promise((resolve) => {
      after(ms, resolve);
    });
}
