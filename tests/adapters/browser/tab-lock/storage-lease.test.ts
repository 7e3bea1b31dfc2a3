import { describe, expect, it } from "vitest";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { createStorageLease } from "../../../../adapters/browser/tab-lock/storage-lease.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { handTime, promised } from "../../../web/stores/hand-time.ts";
import { fakeStorage } from "../fake-page.ts";

function tabs() {
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
    // In steps, as clock and timers go together.
    for (let gone = 0; gone < ms; gone += 50) {
      now += 50;
      await time.pass(50);
    }
  };
  return { stored, tab, pass, setClock: (at: number) => (now = at) };
}

const FOREVER = new Promise<void>(() => undefined);

describe("the lease door", () => {
  it("is shut by one of two tabs that come at the same instant, and opens when that one is done", async () => {
    const { tab, pass, stored } = tabs();
    const [one, other] = [tab("one"), tab("other")];
    const ends = [promised<void>(), promised<void>()];
    const answers = Promise.all([one.acquire("d", ends[0]?.promise ?? FOREVER), other.acquire("d", FOREVER)]);
    await pass(100);
    expect(await answers).toEqual([true, false]);
    expect(await other.isHeld("d")).toBe(true);
    ends[0]?.keep();
    await pass(50);
    expect([await other.isHeld("d"), stored.held.size]).toEqual([false, 0]);
  });

  it("goes to the last of two that wrote before either could read the other", async () => {
    const { tab, pass, stored } = tabs();
    const first = tab("one").acquire("d", FOREVER);
    const written = stored.held.get("d") ?? "";
    stored.held.set("d", written.replace("one", "other"));
    await pass(100);
    expect(await first).toBe(false);
  });

  it("stays shut as long as its tab is at it, and opens soon after one that is gone", async () => {
    const { tab, pass, stored } = tabs();
    const acquire = tab("one").acquire("d", FOREVER);
    await pass(60_000);
    expect([await acquire, await tab("other").isHeld("d")]).toEqual([true, true]);
    const lease = stored.held.get("d") ?? "";
    const gone = tabs();
    gone.stored.held.set("d", lease.replace(/\d+/, String(1_000_000 + 15_000)));
    expect(await gone.tab("other").isHeld("d")).toBe(true);
    await gone.pass(15_000);
    expect(await gone.tab("other").isHeld("d")).toBe(false);
  });

  it("opens by force, and by a clock that was put back", async () => {
    const { tab, pass, setClock } = tabs();
    for (const open of [() => tab("other").forceRelease("d"), () => setClock(0)]) {
      void tab("one").acquire("d", FOREVER);
      await pass(50);
      expect(await tab("other").isHeld("d")).toBe(true);
      await open();
      expect(await tab("other").isHeld("d")).toBe(false);
    }
  });

  it("keeps nobody from acting where the storage throws, or holds nonsense", async () => {
    const { tab, pass, stored } = tabs();
    stored.held.set("d", '{"tab":1,"until":"x"}');
    stored.mood.full = true;
    const acquire = tab("one").acquire("d", FOREVER);
    await pass(50);
    expect(await acquire).toBe(true);
  });
});
