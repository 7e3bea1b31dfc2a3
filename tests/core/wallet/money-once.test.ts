import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { resumeMoneyAction, runMoneyAction } from "../../../core/money-action/run.ts";
import { baht } from "../../../core/shared/money.ts";
import { ok } from "../../../core/shared/result.ts";
import { cancelDeposit, confirmDeposit } from "../../../core/wallet/deposit.ts";
import { confirmSlip } from "../../../core/wallet/slip.ts";
import { requestWithdrawal, retryWithdrawal } from "../../../core/wallet/withdrawal.ts";
import { aScript, expectTrue, KEY, leftPending, pageOn } from "../money-action/page-on-bad-line.ts";
import { MISHAPS, UnreliableBackend, walletPort } from "../money-action/unreliable-backend.ts";

const AMOUNT = baht(300);

function dependenciesOn(backend: UnreliableBackend, honoursKeys: boolean, waits?: number) {
  const level = {
    level: "silver" as const,
    levelId: 1 as const,
    depositedTotalSatang: 0,
    depositedThisMonthSatang: 0,
  };
  return {
    ...pageOn(backend, honoursKeys, waits),
    wallet: walletPort(backend),
    session: { level: () => backend.read(() => level) },
  };
}

describe("a withdrawal over a bad line", () => {
  it("has at most one effect, and its outcome is never wrong", async () => {
    await fc.assert(
      fc.asyncProperty(aScript(), fc.integer({ min: 0, max: 4 }), async (script, earlier) => {
        const backend = new UnreliableBackend(script);
        for (let count = 0; count < earlier; count += 1) backend.withdraw(AMOUNT, undefined);
        const before = backend.withdrawals.length;
        const dependencies = dependenciesOn(backend, script.honoursKeys);
        const outcome = await runMoneyAction(dependencies, requestWithdrawal, { amount: AMOUNT }, KEY);
        backend.drain();
        expectTrue(outcome, backend.withdrawals.length - before);
        if (outcome.state === "done") expect(outcome.value.id).toBe(backend.withdrawals[0]?.id);
        expect(dependencies.intents.all().length).toBe(outcome.state === "unknown" ? 1 : 0);
        expect(backend.keysSent.size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  it("has a true outcome after the page was closed at any moment and opened again", async () => {
    await fc.assert(
      fc.asyncProperty(aScript(), fc.integer({ min: 0, max: 5 }), async (script, waits) => {
        const backend = new UnreliableBackend(script);
        const first = dependenciesOn(backend, script.honoursKeys, waits);
        const running = runMoneyAction(first, requestWithdrawal, { amount: AMOUNT }, KEY);
        const intent = await leftPending(first, requestWithdrawal, running);
        if (!intent) return;
        const again = { ...dependenciesOn(backend, script.honoursKeys), intents: first.intents };
        const outcome = await resumeMoneyAction(again, requestWithdrawal, intent);
        backend.drain();
        expectTrue(outcome, backend.withdrawals.length);
        expect(outcome.state).not.toBe("failed");
      }),
      { numRuns: 300 },
    );
  });

  it("is done in the end when the backend honours keys and the line recovers", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("request-lost" as const, "reply-lost" as const, "late" as const),
        fc.array(fc.constantFrom(...MISHAPS), { maxLength: 2 }),
        fc.boolean(),
        async (first, rest, sendsIntents) => {
          const mishaps = [first, ...rest];
          const backend = new UnreliableBackend({ mishaps, lateByMs: 90_000, honoursKeys: true, sendsIntents });
          const outcome = await runMoneyAction(
            dependenciesOn(backend, true),
            requestWithdrawal,
            { amount: AMOUNT },
            KEY,
          );
          expect(outcome.state).toBe("done");
        },
      ),
    );
  });

  it("is refused unsent when it exceeds the credit", async () => {
    const backend = new UnreliableBackend({ mishaps: [], lateByMs: 0, honoursKeys: true, sendsIntents: true });
    const outcome = await runMoneyAction(
      dependenciesOn(backend, true),
      requestWithdrawal,
      { amount: baht(1000.01) },
      KEY,
    );
    expect(outcome).toMatchObject({ state: "refused", refusal: { code: "credit-insufficient", field: "amount" } });
    expect(backend.keysSent.size).toBe(0);
  });

  it("is never refused because of facts that were read before", async () => {
    const backend = new UnreliableBackend({ mishaps: [], lateByMs: 0, honoursKeys: true, sendsIntents: true });
    const poor = { creditSatang: baht(10), points: 0, asOf: backend.now };
    const facts = { level: "silver" as const, credit: poor, withdrawals: [] };
    const outcome = await runMoneyAction(
      dependenciesOn(backend, true),
      requestWithdrawal,
      { amount: AMOUNT, facts },
      KEY,
    );
    expect(outcome.state).toBe("done");
  });
});

describe("a retry over a bad line", () => {
  it("makes at most one attempt, and its outcome is never wrong", async () => {
    await fc.assert(
      fc.asyncProperty(aScript(), async (script) => {
        const backend = new UnreliableBackend(script);
        backend.withdraw(AMOUNT, undefined);
        const [made] = backend.withdrawals;
        if (!made) throw new Error("no withdrawal to retry");
        const request = { ...made, status: "rejected" as const };
        backend.withdrawals[0] = request;
        const outcome = await runMoneyAction(
          dependenciesOn(backend, script.honoursKeys),
          retryWithdrawal,
          { request },
          KEY,
        );
        backend.drain();
        expectTrue(outcome, (backend.withdrawals[0]?.attempt ?? 0) - 1);
      }),
      { numRuns: 300 },
    );
  });
});

describe.each([
  ["cancelling", cancelDeposit, "cancelled"],
  ["confirming", confirmDeposit, "checking"],
] as const)("%s a deposit over a bad line", (_what, action, target) => {
  it("has a true outcome, whatever happens to the request meanwhile", async () => {
    await fc.assert(
      fc.asyncProperty(aScript(), fc.option(fc.integer({ min: 1, max: 6 })), async (script, elsewhere) => {
        const backend = new UnreliableBackend(script);
        backend.deposit(AMOUNT, undefined);
        const dependencies = dependenciesOn(backend, script.honoursKeys);
        const other = target === "cancelled" ? "checking" : "cancelled";
        let waits = 0;
        const wait = (ms: number) => {
          waits += 1;
          if (waits === elsewhere) backend.moveDeposit("d1", other);
          return dependencies.wait(ms);
        };
        const outcome = await runMoneyAction({ ...dependencies, wait }, action, { id: "d1" }, KEY);
        backend.drain();
        const status = backend.deposits[0]?.status;
        if (outcome.state === "done") expect(status).toBe(target);
        if (outcome.state === "refused" || outcome.state === "failed") expect(status).not.toBe(target);
      }),
      { numRuns: 300 },
    );
  });
});

describe("confirming a slip over a bad line", () => {
  it("credits it at most once, and its outcome is never wrong", async () => {
    await fc.assert(
      fc.asyncProperty(aScript(), async (script) => {
        const backend = new UnreliableBackend(script);
        const dependencies = dependenciesOn(backend, script.honoursKeys);
        const outcome = await runMoneyAction(dependencies, confirmSlip, { slipId: "a", reference: "ref-a" }, KEY);
        backend.drain();
        expectTrue(outcome, backend.slips.length);
      }),
      { numRuns: 300 },
    );
  });

  it("does not mistake an earlier slip for the confirmed one", async () => {
    const mishaps = ["none", "request-lost"] as const;
    const backend = new UnreliableBackend({ mishaps, lateByMs: 0, honoursKeys: false, sendsIntents: false });
    const dependencies = dependenciesOn(backend, false);
    await dependencies.wallet.confirmSlip("a", idempotencyKey("an-earlier-decision"));
    const outcome = await runMoneyAction(dependencies, confirmSlip, { slipId: "a", reference: "ref-a" }, KEY);
    expect(outcome.state).toBe("unknown");
    expect(ok(backend.slips).value).toHaveLength(1);
  });
});
