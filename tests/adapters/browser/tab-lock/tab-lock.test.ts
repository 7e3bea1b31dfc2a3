import { describe, expect, it, vi } from "vitest";
import type { NamedLocks } from "../../../../adapters/browser/tab-lock/named-locks.ts";
import { createTabLock, LINGER_MS } from "../../../../adapters/browser/tab-lock/tab-lock.ts";
import { LONGEST_LOCK_MS } from "../../../../core/money-action/latch.ts";
import { memberId } from "../../../../core/session/model.ts";
import { handTime, promised } from "../../../web/stores/hand-time.ts";
import { fakeNamedLocks } from "./fake-named-locks.ts";

const KIND = "withdrawal-request";
const OVER = () => true;

function twoTabs() {
  const time = handTime();
  const locks = fakeNamedLocks();
  const tab = (member = "m-1") => createTabLock(locks, time.after, "sanam", memberId(member));
  return { time, tab, one: tab(), other: tab() };
}

const job = () => vi.fn(() => Promise.resolve("done"));

describe("the tab lock", () => {
  it("lets one tab at a time run a kind of action, and refuses the other tab's job at once", async () => {
    const { time, one, other } = twoTabs();
    const { promise, keep } = promised<string>();
    const running = one.take(KIND, () => promise, OVER);
    const late = job();
    expect(await other.take(KIND, late, OVER)).toEqual({ taken: false });
    expect(late).not.toHaveBeenCalled();
    keep("done");
    expect(await running).toEqual({ taken: true, value: "done" });
    await time.pass(LINGER_MS);
    expect(await other.take(KIND, late, OVER)).toEqual({ taken: true, value: "done" });
  });

  it("has one lock for each kind of action and each member", async () => {
    const { one, other, tab } = twoTabs();
    void one.take(KIND, () => new Promise(() => undefined), OVER);
    expect((await other.take("wheel-spin", job(), OVER)).taken).toBe(true);
    expect((await tab("m-2").take(KIND, job(), OVER)).taken).toBe(true);
  });

  it("uses the lock names and storage keys of earlier versions of the site", async () => {
    const acquire = vi.fn<NamedLocks["acquire"]>(() => Promise.resolve(false));
    const lock = createTabLock({ ...fakeNamedLocks(), acquire }, handTime().after, "sanam", memberId("m-1"));
    await lock.take(KIND, job(), OVER);
    expect(acquire.mock.lastCall?.[0]).toBe("sanam.hold.m-1.withdrawal-request");
  });

  it("stays locked for other tabs for a moment after the outcome", async () => {
    const { time, one, other } = twoTabs();
    await one.take(KIND, job(), OVER);
    await time.pass(LINGER_MS - 1);
    expect((await other.take(KIND, job(), OVER)).taken).toBe(false);
    expect((await one.take(KIND, job(), OVER)).taken).toBe(true);
    await time.pass(LINGER_MS - 1);
    expect((await other.take(KIND, job(), OVER)).taken).toBe(false);
    await time.pass(1);
    expect((await other.take(KIND, job(), OVER)).taken).toBe(true);
  });

  it("is free at once after an action that is not over yet, so that another tab can finish it", async () => {
    const { time, one, other } = twoTabs();
    await one.take(KIND, job(), () => false);
    await time.pass(0);
    expect((await other.take(KIND, job(), OVER)).taken).toBe(true);
  });

  it("is released after a job that throws", async () => {
    const { time, one, other } = twoTabs();
    await expect(one.take(KIND, () => Promise.reject(new Error("broken")), OVER)).rejects.toThrow("broken");
    await time.pass(LINGER_MS);
    expect((await other.take(KIND, job(), OVER)).taken).toBe(true);
  });

  it("resolves `freed` when the lock is free, and at once if it never was held", async () => {
    const { time, one, other } = twoTabs();
    await other.freed(KIND);
    const { promise, keep } = promised<string>();
    void one.take(KIND, () => promise, OVER);
    const freed = vi.fn();
    void other.freed(KIND).then(freed);
    await time.pass(60_000);
    expect(freed).not.toHaveBeenCalled();
    keep("done");
    await time.pass(LINGER_MS + 1000);
    expect(freed).toHaveBeenCalledOnce();
  });

  it("takes the lock from a tab that hangs", async () => {
    const { time, one, other } = twoTabs();
    void one.take(KIND, () => new Promise(() => undefined), OVER);
    const freed = vi.fn();
    void other.freed(KIND).then(freed);
    await time.pass(LONGEST_LOCK_MS - 1000);
    expect(freed).not.toHaveBeenCalled();
    await time.pass(2000);
    expect(freed).toHaveBeenCalledOnce();
    expect((await other.take(KIND, job(), OVER)).taken).toBe(true);
  });
});
