import { describe, expect, test } from "vitest";
import { openNamedLocks } from "../../../../adapters/browser/tab-lock/named-locks.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { fakePage, fakeStorage } from "../fake-page.ts";

const refuse = (): never => {
  throw new DOMException("no", "SecurityError");
};

/** What a browser has in place of Web Locks. */
const NAVIGATORS: readonly (readonly [string, () => object])[] = [
  ["nothing", () => ({})],
  ["undefined", () => ({ locks: undefined })],
  ["null", () => ({ locks: null })],
  ["an object without methods", () => ({ locks: {} })],
  [
    "a getter that throws",
    () => ({
      get locks() {
        return refuse();
      },
    }),
  ],
  ["methods that throw at once", () => ({ locks: { request: refuse, query: refuse } })],
  ["methods that reject", () => ({ locks: { request: async () => refuse(), query: async () => refuse() } })],
  [
    "a request that throws and a query that finds nothing",
    () => ({ locks: { request: refuse, query: async () => ({}) } }),
  ],
];

describe.each(NAVIGATORS)("the locks of a browser that has %s for navigator.locks", (_, navigatorOf) => {
  test("are leases in the storage that all tabs share", async () => {
    const { storage } = fakeStorage();
    const page = fakePage({ navigator: navigatorOf(), localStorage: storage }).page;
    const now = instant(0);
    const soon = (_ms: number, task: () => void) => {
      const timer = setTimeout(task, 0);
      return () => clearTimeout(timer);
    };
    // A renewal waits for seconds, the answer for milliseconds.
    const after = (ms: number, task: () => void) => (ms < 1000 ? soon(ms, task) : () => undefined);
    const [one, other] = [openNamedLocks(page, () => now, after), openNamedLocks(page, () => now, after)];
    let release = (): void => undefined;
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    expect(await one.acquire("d", until)).toBe(true);
    expect(await other.isHeld("d")).toBe(true);
    expect(await other.acquire("d", until)).toBe(false);
    release();
    await until;
    await Promise.resolve();
    expect(await other.isHeld("d")).toBe(false);
    expect(await other.acquire("d", until)).toBe(true);
    await one.forceRelease("d");
    expect(await one.isHeld("d")).toBe(false);
  });
});
