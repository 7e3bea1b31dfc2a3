import { describe, expect, it } from "vitest";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { createStorageLease } from "../../../../adapters/browser/tab-lock/named-locks.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { handTime, promised } from "../../../web/stores/hand-time.ts";
import { fakeStorage } from "../fake-page.ts";

/** Tabs that share a storage, a clock and timers. */
function setUp() {
  const time = handTime();
  const stored = fakeStorage();
  let now = 1_000_000;
  const tab = (name: string) =>
    createStorageLease(
      keyValue(() => stored.storage),
      () => instant(now),
      time.after,
      name,
    );
  const pass = async (ms: number) => {
    // In small steps, so that the clock and the timers stay in step.
    for (let passed = 0; passed < ms; passed += 50) {
      now += 50;
      await time.pass(50);
    }
  };
  return { stored, tab, pass, setClock: (to: number) => (now = to) };
}

const FOREVER = new Promise<void>(() => undefined);

describe("the storage lease", () => {
  it("goes to one of two tabs that ask at the same instant, and is free once that tab is done", async () => {
    const { tab, pass, stored } = setUp();
    const [one, other] = [tab("one"), tab("other")];
    const { promise: done, keep: finish } = promised<void>();
    const answers = Promise.all([one.acquire("d", done), other.acquire("d", FOREVER)]);
    await pass(100);
    expect(await answers).toEqual([true, false]);
    expect(await other.isHeld("d")).toBe(true);
    finish();
    await pass(50);
    expect([await other.isHeld("d"), stored.held.size]).toEqual([false, 0]);
  });

  it("goes to the later of two tabs that wrote before either read the other's lease", async () => {
    const { tab, pass, stored } = setUp();
    const first = tab("one").acquire("d", FOREVER);
    const written = stored.held.get("d") ?? "";
    stored.held.set("d", written.replace("one", "other"));
    await pass(100);
    expect(await first).toBe(false);
  });

  it("stays held while its tab works, and is free 15 seconds after a tab that was closed", async () => {
    const { tab, pass, stored } = setUp();
    const acquired = tab("one").acquire("d", FOREVER);
    await pass(60_000);
    expect([await acquired, await tab("other").isHeld("d")]).toEqual([true, true]);
    const lease = stored.held.get("d") ?? "";
    const afterClose = setUp();
    afterClose.stored.held.set("d", lease.replace(/\d+/, String(1_000_000 + 15_000)));
    expect(await afterClose.tab("other").isHeld("d")).toBe(true);
    await afterClose.pass(15_000);
    expect(await afterClose.tab("other").isHeld("d")).toBe(false);
  });

  it("is free after a forced release, and after the clock was put back", async () => {
    const { tab, pass, setClock } = setUp();
    for (const free of [() => tab("other").forceRelease("d"), () => setClock(0)]) {
      void tab("one").acquire("d", FOREVER);
      await pass(50);
      expect(await tab("other").isHeld("d")).toBe(true);
      await free();
      expect(await tab("other").isHeld("d")).toBe(false);
    }
  });

  it("can be acquired while the storage throws, and over a value that is not a lease", async () => {
    const { tab, pass, stored } = setUp();
    stored.held.set("d", '{"tab":1,"until":"x"}');
    stored.state.full = true;
    const acquired = tab("one").acquire("d", FOREVER);
    await pass(50);
    expect(await acquired).toBe(true);
  });
});
