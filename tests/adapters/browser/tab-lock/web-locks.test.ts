import { describe, expect, it, vi } from "vitest";
import { createWebLocks, type NamedLocks } from "../../../../adapters/browser/tab-lock/named-locks.ts";
import { promised, settled } from "../../../web/stores/hand-time.ts";

type LockCallback = (lock: Lock | null) => unknown;

/** The part of a browser's `LockManager` that the adapter uses, as its specification defines it. */
function fakeLockManager() {
  const held = new Map<string, { readonly fail: (why: Error) => void }>();
  const state = { refuses: false };
  const request = async (name: string, options: LockOptions, callback: LockCallback): Promise<unknown> => {
    await settled();
    if (state.refuses) throw new DOMException("no", "SecurityError");
    const holder = held.get(name);
    if (holder && !options.steal) return callback(null);
    holder?.fail(new DOMException("stolen", "AbortError"));
    return new Promise((resolve, reject) => {
      const own = { fail: reject };
      held.set(name, own);
      const release = (value: unknown) => {
        if (held.get(name) === own) held.delete(name);
        resolve(value);
      };
      Promise.resolve(callback({ name, mode: "exclusive" })).then(release, reject);
    });
  };
  const query = async (): Promise<LockManagerSnapshot> => {
    if (state.refuses) throw new DOMException("no", "SecurityError");
    return { held: [...held.keys()].map((name) => ({ name, mode: "exclusive", clientId: "tab" })), pending: [] };
  };
  return { locks: { request, query } as unknown as LockManager, state };
}

const fakeFallback = () =>
  ({
    acquire: vi.fn(() => Promise.resolve(true)),
    isHeld: vi.fn(() => Promise.resolve(false)),
    forceRelease: vi.fn(() => Promise.resolve()),
  }) satisfies NamedLocks;

describe("the web locks", () => {
  it("give a lock to the first tab until it is done, and refuse others at once", async () => {
    const { locks } = fakeLockManager();
    const [one, other] = [createWebLocks(locks, fakeFallback()), createWebLocks(locks, fakeFallback())];
    const { promise, keep } = promised<void>();
    const answers = Promise.all([one.acquire("d", promise), other.acquire("d", promise), other.acquire("e", promise)]);
    expect(await answers).toEqual([true, false, true]);
    expect(await other.isHeld("d")).toBe(true);
    keep();
    await settled();
    expect(await other.isHeld("d")).toBe(false);
    expect(await other.acquire("d", Promise.resolve())).toBe(true);
  });

  it("release a lock by force, without an error in the tab that held it", async () => {
    const { locks } = fakeLockManager();
    const tabs = createWebLocks(locks, fakeFallback());
    expect(await tabs.acquire("d", new Promise(() => undefined))).toBe(true);
    await tabs.forceRelease("d");
    expect(await tabs.isHeld("d")).toBe(false);
  });

  it("use the fallback when the browser refuses", async () => {
    const { locks, state } = fakeLockManager();
    state.refuses = true;
    const fallback = fakeFallback();
    const tabs = createWebLocks(locks, fallback);
    expect(await tabs.acquire("d", Promise.resolve())).toBe(true);
    expect(await tabs.isHeld("d")).toBe(false);
    await tabs.forceRelease("d");
    for (const method of Object.values(fallback)) expect(method).toHaveBeenCalledOnce();
  });
});
