export interface StopOptions {
  /** Stops accepting calls and ends the running ones. */
  readonly close: () => Promise<void>;
  /** The longest time that `close` may take. */
  readonly limitMs: number;
  /** Called when the stop begins. */
  readonly onStop: () => void;
  /** Called before the process ends with 1. */
  readonly onFailure: (error: unknown) => void;
  /** The process ends with 0 when it returns true, otherwise with 1. */
  readonly isClean: () => boolean;
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type Signal = keyof typeof SIGNALS;

/** One Ctrl-C reaches this process several times: from the terminal, from npm and from the parent process. */
const SAME_GESTURE_MS = 500;

/** Stops the process on the first signal, or when the parent process is gone. A signal after that ends it at once. */
export function stopOnSignal({ close, limitMs, onStop, onFailure, isClean }: StopOptions): void {
  let stoppingSince: number | undefined;
  const stop = (signal?: Signal): void => {
    const now = performance.now();
    if (stoppingSince !== undefined) {
      if (signal !== undefined && now - stoppingSince > SAME_GESTURE_MS) process.exit(SIGNALS[signal]);
      return;
    }
    stoppingSince = now;
    onStop();
    const fail = (error: unknown): void => {
      onFailure(error);
      process.exit(1);
    };
    setTimeout(() => fail(new Error(`not closed after ${limitMs} ms`)), limitMs);
    close().then(() => process.exit(isClean() ? 0 : 1), fail);
  };
  for (const signal of Object.keys(SIGNALS) as Signal[]) process.on(signal, () => stop(signal));
  process.once("disconnect", () => stop());
  // The parent may be gone before the start has come this far.
  if (process.connected === false) stop();
}
