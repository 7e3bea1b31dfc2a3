import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INTENT_LIFETIME_MS } from "../../../../core/money-action/intent.ts";
import { baht } from "../../../../core/shared/money.ts";
import { aScript } from "../../../core/money-action/page-on-bad-line.ts";
import { tabsOn } from "../two-tabs.ts";

const AMOUNT = baht(10);
const TWO = [0, 1] as const;

const aStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant("press" as const), tab: fc.constantFrom(...TWO) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("crash" as const), tab: fc.constantFrom(...TWO) }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant("pass" as const), ms: fc.constantFrom(250, 750, 2000, 12_000, 40_000) }),
  },
);

describe("two tabs of one member", () => {
  it("send one withdrawal at a time, and none while an outcome is unknown, whatever happens", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aStep, { maxLength: 12 }),
        aScript(),
        fc.constantFrom(0, 500, 1750),
        fc.constantFrom(0, 10, 900, 600_000),
        fc.boolean(),
        async (steps, script, latencyMs, eventMs, shared) => {
          const breaches: unknown[] = [];
          const site = tabsOn({ script: { ...script, latencyMs: 0 }, latencyMs, eventMs, shared }, (others) => {
            if (others.inFlight.length > 0 || others.pending.length > 0) breaches.push(others);
          });
          const tabs = [site.open(), site.open()];
          let presses = 0;
          for (const step of steps) {
            if (step.act === "pass") await site.pass(step.ms);
            else if (step.act === "crash") {
              tabs[step.tab]?.close();
              tabs[step.tab] = site.open();
            } else if (tabs[step.tab]?.store.request.run(AMOUNT)) presses += 1;
          }
          await site.pass(60_000);
          site.backend.drain();
          expect(breaches).toEqual([]);
          expect(site.keys).toBeLessThanOrEqual(presses);
          if (script.honoursKeys) expect(site.backend.withdrawals.length).toBeLessThanOrEqual(site.keys);
          for (const { store } of tabs) expect(store.request.phase).not.toBe("sending");
        },
      ),
      { numRuns: 150 },
    );
  });

  it("send one of two presses at the same moment; the other tab shows it and ends with the same list", async () => {
    for (const latencyMs of [0, 4000]) {
      const site = tabsOn({ latencyMs }, () => undefined);
      const [one, other] = [site.open().store, site.open().store];
      await site.pass(250);
      const running = [one.request.run(AMOUNT), other.request.run(AMOUNT)];
      await site.pass(250);
      expect(other.request.phase).toBe("elsewhere");
      expect([other.request.busy, other.request.run(AMOUNT)]).toEqual([true, undefined]);
      await site.pass(6000);
      const [outcome, nothing] = [await running[0], await running[1]];
      expect([outcome?.state, nothing]).toEqual(["done", undefined]);
      expect([one.request.phase, other.request.phase]).toEqual(["done", "followed"]);
      expect(other.requests).toEqual(one.requests);
      expect([site.keys, other.requests.length]).toEqual([1, 1]);

      const again = other.request.run(AMOUNT);
      await site.pass(6000);
      expect((await again)?.state).toBe("done");
      expect([site.keys, one.requests.length]).toEqual([2, 2]);
    }
  });

  it("ignore a press that comes before the tab could show the other tab's outcome", async () => {
    const site = tabsOn({ latencyMs: 0 }, () => undefined);
    const [one, other] = [site.open().store, site.open().store];
    const first = one.request.run(AMOUNT);
    await site.pass(500);
    expect((await first)?.state).toBe("done");
    const second = other.request.run(AMOUNT);
    await site.pass(2000);
    expect([await second, other.request.phase, site.keys]).toEqual([undefined, "followed", 1]);
    expect(other.requests).toEqual(one.requests);
  });

  it("show nothing in the tab where nobody pressed, but keep its button disabled", async () => {
    const site = tabsOn({ latencyMs: 2000 }, () => undefined);
    const [one, other] = [site.open().store, site.open().store];
    void one.request.run(AMOUNT);
    await site.pass(1000);
    expect([other.request.phase, other.request.input]).toEqual(["elsewhere", AMOUNT]);
    await site.pass(4000);
    expect([other.request.phase, other.requests.length]).toEqual(["idle", 1]);
  });

  it("both show an unknown outcome, and both show its end", async () => {
    const readsFail = Array.from({ length: 60 }, (_, read) => read >= 4 && read < 24);
    const site = tabsOn({ script: { mishaps: ["reply-lost"], readsFail } }, () => undefined);
    const [one, other] = [site.open().store, site.open().store];
    await site.pass(250);
    void one.request.run(AMOUNT);
    await site.pass(1500);
    expect([one.request.phase, other.request.phase]).toEqual(["checking", "elsewhere"]);
    await site.pass(32_000);
    const phases = [one.request.phase, other.request.phase];
    expect(phases).toContain("unknown");
    for (const phase of phases) expect(["unknown", "checking"]).toContain(phase);
    expect([one.request.run(AMOUNT), other.request.run(AMOUNT)]).toEqual([undefined, undefined]);
    await site.pass(120_000);
    for (const { request } of [one, other]) expect(["done", "followed", "idle"]).toContain(request.phase);
    expect([site.keys, site.pending]).toEqual([1, 0]);
    expect(other.requests).toEqual(one.requests);
  });

  it("reconcile first what a crashed tab left", async () => {
    const site = tabsOn({ latencyMs: 2000, script: { mishaps: ["request-lost"] } }, () => undefined);
    const [one, other] = [site.open(), site.open()];
    void one.store.request.run(AMOUNT);
    await site.pass(500);
    one.close();
    await site.pass(1000);
    expect(other.store.request.phase).toBe("checking");
    expect(other.store.request.run(AMOUNT)).toBeUndefined();
    await site.pass(30_000);
    expect([other.store.request.phase, site.keys, site.pending]).toEqual(["done", 1, 0]);
  });

  it("reconcile first and send nothing when the press comes before the other tab's event", async () => {
    const site = tabsOn({ latencyMs: 2000, eventMs: 60_000 }, () => undefined);
    const [one, other] = [site.open(), site.open()];
    void one.store.request.run(AMOUNT);
    await site.pass(500);
    one.close();
    const pressed = other.store.request.run(baht(20));
    await site.pass(30_000);
    expect(await pressed).toBeUndefined();
    expect([other.store.request.phase, other.store.request.input, site.keys]).toEqual(["done", AMOUNT, 1]);
  });

  it("can act again after an outcome stayed unknown for too long", async () => {
    const site = tabsOn({ script: { mishaps: ["request-lost"], honoursKeys: false } }, () => undefined);
    const { store } = site.open();
    void store.request.run(AMOUNT);
    await site.pass(60_000);
    expect(store.request.run(AMOUNT)).toBeUndefined();
    await site.pass(INTENT_LIFETIME_MS);
    expect(store.request.phase).toBe("idle");
    expect(store.request.run(AMOUNT)).toBeDefined();
  });
});
