import { describe, expect, it, vi } from "vitest";
import type { NamedLocks } from "../../../../adapters/browser/tab-lock/named-locks.ts";
import { createWebLocks } from "../../../../adapters/browser/tab-lock/web-locks.ts";
import { promised, settled } from "../../../web/stores/hand-time.ts";

type Granted = (lock: Lock | null) => unknown;

/** Locks by the words of their specification, as far as our doors use them. */
function fakeLocks() {
  const held = new Map<string, { readonly fail: (why: Error) => void }>();
  const mood = { refuses: false };
  const request = async (name: string, options: LockOptions, granted: Granted): Promise<unknown> => {
    await settled();
    if (mood.refuses) throw new DOMException("no", "SecurityError");
    const holder = held.get(name);
    if (holder && !options.steal) return granted(null);
    holder?.fail(new DOMException("stolen", "AbortError"));
    return new Promise((resolve, reject) => {
      const own = { fail: reject };
      held.set(name, own);
      const release = (value: unknown) => {
        if (held.get(name) === own) held.delete(name);
        resolve(value);
      };
      Promise.resolve(granted({ name, mode: "exclusive" })).then(release, reject);
    });
  };
  const query = async (): Promise<LockManagerSnapshot> => {
    if (mood.refuses) throw new DOMException("no", "SecurityError");
    return { held: [...held.keys()].map((name) => ({ name, mode: "exclusive", clientId: "tab" })), pending: [] };
  };
  return { locks: { request, query } as unknown as LockManager, mood };
}

const spareDoor = () =>
  ({
    acquire: vi.fn(() => Promise.resolve(true)),
    isHeld: vi.fn(() => Promise.resolve(false)),
    forceRelease: vi.fn(() => Promise.resolve()),
  }) satisfies NamedLocks;

describe("the lock door", () => {
  it("is shut by the first who comes until that one is done, and turns others away at once", async () => {
    const { locks } = fakeLocks();
    const [one, other] = [createWebLocks(locks, spareDoor()), createWebLocks(locks, spareDoor())];
    const { promise, keep } = promised<void>();
    const both = Promise.all([one.acquire("d", promise), other.acquire("d", promise), other.acquire("e", promise)]);
    expect(await both).toEqual([true, false, true]);
    expect(await other.isHeld("d")).toBe(true);
    keep();
    await settled();
    expect(await other.isHeld("d")).toBe(false);
    expect(await other.acquire("d", Promise.resolve())).toBe(true);
  });

  it("opens by force, and whoever had shut it is not disturbed", async () => {
    const { locks } = fakeLocks();
    const tabs = createWebLocks(locks, spareDoor());
    expect(await tabs.acquire("d", new Promise(() => undefined))).toBe(true);
    await tabs.forceRelease("d");
    expect(await tabs.isHeld("d")).toBe(false);
  });

  it("leaves it to the spare where the browser refuses", async () => {
    const { locks, mood } = fakeLocks();
    mood.refuses = true;
    const spare = spareDoor();
    const tabs = createWebLocks(locks, spare);
    expect(await tabs.acquire("d", Promise.resolve())).toBe(true);
    expect(await tabs.isHeld("d")).toBe(false);
    await tabs.forceRelease("d");
    for (const part of [spare.acquire, spare.isHeld, spare.forceRelease]) expect(part).toHaveBeenCalledOnce();
  });
});
