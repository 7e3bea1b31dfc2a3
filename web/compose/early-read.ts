import type { After } from "../../core/platform/device.ts";

/** A page whose code takes longer reads anew. */
const LIFETIME_MS = 30_000;
/** Everything that the first screen and its frame read. */
const FIRST_READS_MS = 1000;

/** A read that is sent before the code that needs it is loaded. */
export interface EarlyRead<T> {
  readonly start: () => void;
  /** The answer of the early read for those who ask first, and of `read` for everybody later. */
  readonly take: (read: () => Promise<T>) => Promise<T>;
  readonly forget: () => void;
}

export function earlyRead<T>(after: After, readEarly: () => Promise<T>): EarlyRead<T> {
  let answer: Promise<T> | undefined;
  let taken = false;
  const forget = () => {
    answer = undefined;
  };
  return {
    start() {
      answer = readEarly();
      after(LIFETIME_MS, forget);
    },
    take(read) {
      if (answer === undefined) return read();
      if (!taken) after(FIRST_READS_MS, forget);
      taken = true;
      return answer;
    },
    forget,
  };
}
