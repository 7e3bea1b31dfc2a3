import type { Clock } from "../../../core/platform/device.ts";
import { type Instant, instant, plus } from "../../../core/shared/bangkok-time.ts";
import type { SharedText } from "../../house/node/storage.ts";

/** A clock that a test can move. It starts with the real time, or with that of the other houses of its database. */
export interface SandboxClock {
  readonly now: Clock;
  readonly pinned: boolean;
  /** Continues from `at`, or stops there. */
  set(at: Instant, mode: "running" | "pinned"): Promise<void>;
  /** Moves the clock. A pinned clock stays pinned. */
  advance(ms: number): Promise<void>;
  /** Returns to the real time. */
  reset(): Promise<void>;
  /** From now on, the houses that share the text have one clock. Returns how to stop. */
  share(text: SharedText): Promise<() => void>;
}

/** How long a house goes on with its clock when another one has moved it, besides the time of a read. */
const SHARED_CLOCK_AGE_MS = 500;

interface Setting {
  readonly offset: number;
  readonly pin: Instant | undefined;
}

const REAL: Setting = { offset: 0, pin: undefined };

export function createSandboxClock(real: Clock): SandboxClock {
  let setting = REAL;
  let shared: SharedText | undefined;
  let writes = 0;

  /** Keeps what this house sets meanwhile, and its last setting while the database is away. */
  async function follow(): Promise<void> {
    const before = writes;
    const read = await shared
      ?.read()
      .then(readSetting)
      .catch(() => undefined);
    if (read && before === writes) setting = read;
  }

  async function change(next: Setting): Promise<void> {
    writes += 1;
    await shared?.write(JSON.stringify(next));
    setting = next;
    writes += 1;
  }

  return {
    now: () => setting.pin ?? plus(real(), setting.offset),
    get pinned() {
      return setting.pin !== undefined;
    },
    set: (at, mode) => change({ offset: at - real(), pin: mode === "pinned" ? at : undefined }),
    async advance(ms) {
      await follow();
      const { offset, pin } = setting;
      await change(pin === undefined ? { offset: offset + ms, pin } : { offset, pin: instant(pin + ms) });
    },
    reset: () => change(REAL),
    async share(text) {
      shared = text;
      await follow();
      const timer = setInterval(() => void follow(), SHARED_CLOCK_AGE_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

function readSetting(text: string | undefined): Setting | undefined {
  if (text === undefined) return undefined;
  const { offset, pin } = JSON.parse(text) as { readonly offset?: unknown; readonly pin?: unknown };
  if (!Number.isSafeInteger(offset)) return undefined;
  return { offset: Number(offset), pin: Number.isSafeInteger(pin) ? instant(Number(pin)) : undefined };
}
