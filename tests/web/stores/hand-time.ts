import type { After, Visibility } from "../../../core/platform/device.ts";

/** Timers that the test controls. */
export function handTime() {
  let now = 0;
  let timers: readonly { readonly at: number; readonly task: () => void }[] = [];
  const after: After = (ms, task) => {
    const timer = { at: now + ms, task };
    timers = [...timers, timer];
    return () => {
      timers = timers.filter((each) => each !== timer);
    };
  };
  return {
    after,
    get waiting() {
      return timers.length;
    },
    /** Lets time pass, with every timer and promise that ends meanwhile. */
    async pass(ms: number): Promise<void> {
      const end = now + ms;
      for (;;) {
        await settled();
        const [next] = timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (!next) break;
        now = next.at;
        timers = timers.filter((each) => each !== next);
        next.task();
      }
      now = end;
    },
  };
}

/** Waits until no promise can continue. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

export function handVisibility(): Visibility & { show(visible: boolean): void } {
  let seen = true;
  const listeners = new Set<(visible: boolean) => void>();
  return {
    get visible() {
      return seen;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(visible) {
      seen = visible;
      for (const listener of listeners) listener(visible);
    },
  };
}

/** A promise that the test resolves. */
export function promised<T>() {
  let keep: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}
