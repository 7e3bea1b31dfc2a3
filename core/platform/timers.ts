/** Runs a task once after so many milliseconds; returns how to call it off. Handed in, so that tests own time. */
export type After = (ms: number, task: () => void) => () => void;

/** Resolves after so many milliseconds. */
export type Wait = (ms: number) => Promise<void>;

export function waitWith(after: After): Wait {
  return (ms) =>
    new Promise((resolve) => {
      after(ms, resolve);
    });
}
