import { autorun } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { baht } from "../../../../core/shared/money.ts";
import { DepositStore } from "../../../../web/stores/wallet/deposit-store.ts";
import { intentsInMemory } from "../../../core/money-action/unreliable-backend.ts";
import { dependenciesOn } from "../dependencies-on.ts";
import { settled } from "../hand-time.ts";

const noQr = async () => () => undefined;

describe("DepositStore", () => {
  it("reads nothing when it is created", () => {
    const { dependencies, backend, time } = dependenciesOn();
    expect(new DepositStore(dependencies, vi.fn(), noQr).open).toBeUndefined();
    expect([backend.reads, backend.sends, time.waiting]).toEqual([0, 0, 0]);
  });

  it("sends one request for two clicks in one task, or for Enter after a click", async () => {
    const { dependencies, backend } = dependenciesOn();
    const store = new DepositStore(dependencies, vi.fn(), noQr);
    const first = store.request.run({ amount: baht(100) });
    const second = store.request.run({ amount: baht(100) });
    expect(second).toBeUndefined();
    await first;
    expect(backend.sends).toBe(1);
    expect(store.request.state).toMatchObject({ phase: "done", value: { amountSatang: baht(100) } });
    expect(store.open?.id).toBe("d1");
  });

  it("shows a lost reply as checking and then its outcome, never as failed", async () => {
    const { dependencies, time } = dependenciesOn({ mishaps: ["reply-lost"] });
    const store = new DepositStore(dependencies, vi.fn(), noQr);
    const phases: string[] = [];
    const stop = autorun(() => phases.push(store.request.phase));
    void store.request.run({ amount: baht(100) });
    await time.pass(60_000);
    stop();
    expect(phases).toEqual(["idle", "sending", "checking", "done"]);
  });

  it("sends nothing new while an outcome is unknown, until the member dismisses it", async () => {
    const { dependencies, backend, time, intents } = dependenciesOn({ mishaps: ["request-lost"], honoursKeys: false });
    const store = new DepositStore(dependencies, vi.fn(), noQr);
    void store.request.run({ amount: baht(100) });
    await time.pass(60_000);
    expect(store.request.phase).toBe("unknown");
    expect(store.request.problem).toBeUndefined();
    expect(store.request.run({ amount: baht(100) })).toBeUndefined();
    expect(intents.all()).toHaveLength(1);
    store.request.dismiss();
    expect(intents.all()).toHaveLength(0);
    await store.request.run({ amount: baht(100) });
    expect([store.request.phase, backend.sends]).toEqual(["done", 2]);
  });

  it("reconciles after a reload what the earlier page sent", async () => {
    const intents = intentsInMemory();
    const before = dependenciesOn({ mishaps: ["reply-lost"] }, intents);
    void new DepositStore(before.dependencies, vi.fn(), noQr).request.run({ amount: baht(100) });
    await settled();
    expect(intents.all()).toHaveLength(1);

    const reloaded = new DepositStore({ ...before.dependencies }, vi.fn(), noQr);
    const stop = reloaded.watch();
    expect(reloaded.request.phase).toBe("checking");
    expect(reloaded.request.input).toEqual({ amount: baht(100) });
    await before.time.pass(0);
    expect(reloaded.request.phase).toBe("done");
    expect([before.backend.sends, intents.all().length]).toEqual([1, 0]);
    stop();
  });

  it("follows an open request until it is final, and reports it once", async () => {
    const { dependencies, backend, time } = dependenciesOn();
    const onSettled = vi.fn();
    const store = new DepositStore(dependencies, onSettled, noQr);
    backend.deposit(baht(100), undefined);
    const stop = store.watch();
    await time.pass(3000);
    expect(store.open?.status).toBe("awaiting-transfer");
    backend.moveDeposit("d1", "cancelled");
    await time.pass(3000);
    expect(store.open).toBeUndefined();
    expect(onSettled).toHaveBeenCalledOnce();
    const reads = backend.reads;
    await time.pass(60_000);
    expect(backend.reads).toBe(reads);
    stop();
  });

  it("reads nothing while the page is hidden", async () => {
    const { dependencies, backend, time, visibility } = dependenciesOn();
    backend.deposit(baht(100), undefined);
    const stop = new DepositStore(dependencies, vi.fn(), noQr).watch();
    await time.pass(0);
    visibility.show(false);
    const reads = backend.reads;
    await time.pass(60_000);
    expect(backend.reads).toBe(reads);
    visibility.show(true);
    await time.pass(0);
    expect(backend.reads).toBeGreaterThan(reads);
    stop();
    expect(time.waiting).toBe(0);
  });

  it("cancels and confirms by id", async () => {
    const { dependencies, backend } = dependenciesOn();
    const store = new DepositStore(dependencies, vi.fn(), noQr);
    await store.request.run({ amount: baht(100) });
    await store.confirm.run("d1");
    expect(store.requests.value?.map(({ status }) => status)).toEqual(["checking"]);
    await store.cancel.run("d1");
    expect(store.cancel.state).toMatchObject({ phase: "refused", refusal: { code: "request-status" } });
    expect(backend.deposits[0]?.status).toBe("checking");
  });

  it("judges an amount as soon as the limits are loaded", async () => {
    const { dependencies } = dependenciesOn();
    const store = new DepositStore(dependencies, vi.fn(), noQr);
    expect(store.judge(baht(1))).toBeUndefined();
    await store.info.load();
    expect(store.judge(baht(1))?.code).toBe("amount-below-minimum");
    expect(store.judge(baht(50))).toBeUndefined();
  });
});
