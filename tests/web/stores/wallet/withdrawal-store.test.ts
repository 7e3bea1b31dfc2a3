import { describe, expect, it, vi } from "vitest";
import { DAY_MS, instant } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { mapOk } from "../../../../core/shared/result.ts";
import { WithdrawalStore } from "../../../../web/stores/wallet/withdrawal-store.ts";
import { intentsInMemory } from "../../../core/money-action/unreliable-backend.ts";
import { dependenciesOn } from "../dependencies-on.ts";

describe("WithdrawalStore", () => {
  it("shows what is left before an amount is typed, and passes the credit on", async () => {
    const { dependencies } = dependenciesOn();
    const onCredit = vi.fn();
    const store = new WithdrawalStore(dependencies, onCredit);
    expect(store.limits).toBeUndefined();
    await store.refresh();
    expect(store.limits).toMatchObject({ leftSatang: baht(100_000), leftCount: 5, mostSatang: baht(1000) });
    expect(onCredit).toHaveBeenCalledWith(expect.objectContaining({ creditSatang: baht(1000) }));
    expect(store.judge(baht(1000.01))?.code).toBe("credit-insufficient");
    expect(store.judge(baht(1000))).toBeUndefined();
  });

  it("refuses less than the operator's minimum before it is sent, and tells the minimum", async () => {
    const { dependencies, backend } = dependenciesOn();
    const store = new WithdrawalStore({ ...dependencies, withdrawalMinimumSatang: baht(300) }, vi.fn());
    await store.refresh();
    expect(store.limits).toMatchObject({ minimumSatang: baht(300), mostSatang: baht(1000) });
    expect(store.judge(baht(299.99))).toMatchObject({ code: "amount-below-minimum" });
    await store.request.run(baht(299.99));
    expect(store.request.problem).toEqual(store.judge(baht(299.99)));
    expect(backend.sends).toBe(0);
    await store.request.run(baht(300));
    expect(backend.sends).toBe(1);
  });

  it("has today's limits from facts that were read yesterday", async () => {
    const { dependencies, backend } = dependenciesOn();
    backend.withdraw(baht(400), undefined);
    const store = new WithdrawalStore(dependencies, vi.fn());
    await store.refresh();
    expect(store.limits?.leftCount).toBe(4);
    backend.now = instant(backend.now + DAY_MS);
    expect(store.limits?.leftCount).toBe(5);
  });

  it("shows a request and the remaining limits at once", async () => {
    const { dependencies, time } = dependenciesOn();
    const store = new WithdrawalStore(dependencies, vi.fn());
    await store.refresh();
    const running = store.request.run(baht(300));
    expect(store.request.run(baht(300))).toBeUndefined();
    await running;
    expect(store.open.map(({ amountSatang }) => amountSatang)).toEqual([baht(300)]);
    await time.pass(0);
    expect(store.limits).toMatchObject({ leftCount: 4, mostSatang: baht(700) });
  });

  it("refuses unsent, with the rule's sentence", async () => {
    const { dependencies, backend } = dependenciesOn();
    const store = new WithdrawalStore(dependencies, vi.fn());
    await store.refresh();
    await store.request.run(baht(2000));
    expect(store.request.problem).toEqual(store.judge(baht(2000)));
    expect(backend.sends).toBe(0);
  });

  it("reads the facts again before it refuses an amount", async () => {
    const { dependencies, backend } = dependenciesOn();
    backend.withdraw(baht(400), undefined);
    const store = new WithdrawalStore(dependencies, vi.fn());
    await store.refresh();
    expect(store.judge(baht(800))).toMatchObject({ code: "credit-insufficient" });
    expect(await store.allowsNow(baht(800))).toBe(false);
    const credit = await dependencies.wallet.credit();
    const richer = {
      ...dependencies.wallet,
      credit: async () => mapOk(credit, (read) => ({ ...read, creditSatang: baht(900) })),
    };
    const paid = new WithdrawalStore({ ...dependencies, wallet: richer }, vi.fn());
    expect(await paid.allowsNow(baht(800))).toBe(true);
  });

  it("retries a rejected withdrawal by its id", async () => {
    const { dependencies, backend } = dependenciesOn();
    backend.withdraw(baht(300), undefined);
    const [made] = backend.withdrawals;
    if (!made) throw new Error("no withdrawal");
    backend.withdrawals[0] = { ...made, status: "rejected" };
    const store = new WithdrawalStore(dependencies, vi.fn());
    await store.refresh();
    await store.retry.run("nobody's");
    expect(store.retry.problem).toMatchObject({ code: "request-not-found" });
    await store.retry.run("w1");
    expect(store.retry.state).toMatchObject({ phase: "done", value: { attempt: 2, status: "checking" } });
    expect(store.retry.input).toBe("w1");
  });

  it("looks for an unknown outcome at every refresh", async () => {
    // The first two reads come before it is sent; then every look fails.
    const readsFail = [false, false, true, true, true, true, true];
    const { dependencies, time, backend } = dependenciesOn({ mishaps: ["reply-lost"], readsFail, honoursKeys: false });
    const store = new WithdrawalStore(dependencies, vi.fn());
    void store.request.run(baht(300));
    await time.pass(40_000);
    expect(store.request.phase).toBe("unknown");
    void store.refresh();
    await time.pass(0);
    expect(store.request.phase).toBe("done");
    expect(backend.sends).toBe(1);
  });

  it("looks for each of two unknown outcomes: one hides no other", async () => {
    const intents = intentsInMemory();
    const { dependencies, time, backend } = dependenciesOn({}, intents);
    for (const amount of [baht(300), baht(200)]) {
      // A page of a device whose clock jumped left its intent.
      const other = intentsInMemory();
      const page = { ...dependencies, intents: { ...other, remove: () => undefined } };
      void new WithdrawalStore(page, vi.fn()).request.run(amount);
      await time.pass(0);
      for (const intent of other.all()) intents.write(intent);
    }
    expect([backend.sends, intents.all().length]).toEqual([2, 2]);
    const store = new WithdrawalStore(dependencies, vi.fn());
    void store.refresh();
    await time.pass(200_000);
    expect(intents.all()).toEqual([]);
    expect(backend.sends).toBe(2);
  });
});
