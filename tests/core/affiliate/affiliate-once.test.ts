import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withdrawAffiliate } from "../../../core/affiliate/affiliate.ts";
import type { AffiliateLogEntry, AffiliateLogType } from "../../../core/affiliate/model.ts";
import type { AffiliatePort } from "../../../core/affiliate/port.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { resumeMoneyAction, runMoneyAction } from "../../../core/money-action/run.ts";
import { bangkokDateOf } from "../../../core/shared/bangkok-time.ts";
import { baht, type Satang, satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { aScript, expectTrue, KEY, leftPending, pageOn } from "../money-action/page-on-bad-line.ts";
import { type Script, UnreliableBackend } from "../money-action/unreliable-backend.ts";

const AMOUNT = baht(300);
const ASK = { amount: AMOUNT, type: "af" } as const;

/** The invite programme of a backend behind a bad line. */
function programmeOn(script: Script, left: Satang = baht(1_000)) {
  const backend = new UnreliableBackend(script);
  const entries: AffiliateLogEntry[] = [];
  let balanceSatang = left;
  const withdraw = (amount: Satang, type: AffiliateLogType, intent: IdempotencyKey | undefined) => {
    if (amount > balanceSatang) return err(refuse("affiliate-insufficient", { balanceSatang }));
    balanceSatang = satang(balanceSatang - amount);
    const made = { id: `A${entries.length + 1}`, type, at: backend.now, intent };
    entries.unshift({ ...made, amountSatang: subtract(ZERO, amount), title: undefined });
    return ok({ ...made, amountSatang: amount, balanceSatang });
  };
  const unused = () => Promise.reject(new Error("not part of this test"));
  const affiliate: AffiliatePort = {
    code: unused,
    downline: unused,
    downlineBonuses: unused,
    balance: () => backend.read(() => ({ balanceSatang, byType: { af: balanceSatang, wl: baht(0) } })),
    log: (type, { from, to }) =>
      backend.read(() =>
        entries.filter((each) => each.type === type && bangkokDateOf(each.at) >= from && bangkokDateOf(each.at) <= to),
      ),
    withdraw: (amount, type, key) => backend.send(key, () => withdraw(amount, type, backend.intentOf(key))),
  };
  return { backend, affiliate, entries, withdraw };
}

const dependenciesOn = (
  { backend, affiliate }: ReturnType<typeof programmeOn>,
  honoursKeys: boolean,
  waits?: number,
) => ({
  ...pageOn(backend, honoursKeys, waits),
  affiliate,
});

describe("an affiliate withdrawal over a bad line", () => {
  it("has at most one effect, and its outcome is never wrong", async () => {
    await fc.assert(
      fc.asyncProperty(aScript(), fc.integer({ min: 0, max: 2 }), async (script, earlier) => {
        const programme = programmeOn(script);
        // Earlier withdrawals of the same amount must not be mistaken for this one.
        for (let count = 0; count < earlier; count += 1) programme.withdraw(AMOUNT, "af", undefined);
        const dependencies = dependenciesOn(programme, script.honoursKeys);
        const outcome = await runMoneyAction(dependencies, withdrawAffiliate, ASK, KEY);
        programme.backend.drain();
        expectTrue(outcome, programme.entries.length - earlier);
        if (outcome.state === "done") expect(outcome.value).toMatchObject({ amountSatang: AMOUNT, type: "af" });
        expect(dependencies.intents.all().length).toBe(outcome.state === "unknown" ? 1 : 0);
      }),
      { numRuns: 500 },
    );
  });

  it("has a true outcome after the page was closed at any moment and opened again", async () => {
    await fc.assert(
      fc.asyncProperty(aScript(), fc.integer({ min: 0, max: 5 }), async (script, waits) => {
        const programme = programmeOn(script);
        const first = dependenciesOn(programme, script.honoursKeys, waits);
        const sending = runMoneyAction(first, withdrawAffiliate, ASK, KEY);
        const intent = await leftPending(first, withdrawAffiliate, sending);
        if (!intent) return;
        const again = { ...dependenciesOn(programme, script.honoursKeys), intents: first.intents };
        const outcome = await resumeMoneyAction(again, withdrawAffiliate, intent);
        programme.backend.drain();
        expectTrue(outcome, programme.entries.length);
        expect(outcome.state).not.toBe("failed");
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [baht(99.99), "amount-below-minimum"],
    [baht(1_000.01), "affiliate-insufficient"],
  ])("of %d satang is refused unsent: %s", async (amount, code) => {
    const programme = programmeOn({ mishaps: [], lateByMs: 0, honoursKeys: true, sendsIntents: true });
    const outcome = await runMoneyAction(dependenciesOn(programme, true), withdrawAffiliate, { ...ASK, amount }, KEY);
    expect(outcome).toMatchObject({ state: "refused", refusal: { code, field: "amount" } });
    expect(programme.backend.sends).toBe(0);
  });
});
