import { describe, expect, it, vi } from "vitest";
import type { withdrawAffiliate } from "../../../../core/affiliate/affiliate.ts";
import type { AffiliateLogEntry } from "../../../../core/affiliate/model.ts";
import type { AffiliatePort } from "../../../../core/affiliate/port.ts";
import { idempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import type { Intent } from "../../../../core/money-action/intent.ts";
import { DEFAULT_INPUT_RULES } from "../../../../core/rules/input-rules.ts";
import { bangkokDateOf, type DayRange } from "../../../../core/shared/bangkok-time.ts";
import { baht, satang, subtract, ZERO } from "../../../../core/shared/money.ts";
import { ok } from "../../../../core/shared/result.ts";
import { AffiliateStore } from "../../../../web/stores/affiliate/affiliate-store.ts";
import type { Script } from "../../../core/money-action/unreliable-backend.ts";
import { dependenciesOn } from "../dependencies-on.ts";

/** The store of a programme with ฿1,000 of each type. */
function programme(script: Partial<Script> = {}, inputRules = DEFAULT_INPUT_RULES) {
  const { backend, dependencies, time, intents } = dependenciesOn(script);
  const left = { af: baht(1_000), wl: baht(1_000) };
  const entries: AffiliateLogEntry[] = [];
  const asked: DayRange[] = [];
  const affiliate: AffiliatePort = {
    code: async () => ok("GOLD8888"),
    downline: async () => ok([]),
    balance: () => backend.read(() => ({ balanceSatang: satang(left.af + left.wl), byType: { ...left } })),
    downlineBonuses: async (range) => {
      asked.push(range);
      return ok({ users: [], totalSatang: satang(0) });
    },
    log: (type) => backend.read(() => entries.filter((entry) => entry.type === type)),
    withdraw: (amount, type, key) =>
      backend.send(key, () => {
        left[type] = satang(left[type] - amount);
        const made = { id: `A${entries.length + 1}`, type, at: backend.now, intent: backend.intentOf(key) };
        entries.unshift({ ...made, amountSatang: subtract(ZERO, amount), title: undefined });
        return ok({ ...made, amountSatang: amount, balanceSatang: satang(left.af + left.wl) });
      }),
  };
  const onCredit = vi.fn();
  const store = new AffiliateStore(
    { ...dependencies, affiliate, inputRules },
    (code) => `https://site.example/aff/${code}`,
    onCredit,
  );
  return { store, onCredit, asked, entries, backend, time, intents };
}

describe("AffiliateStore", () => {
  it("loads everything when it is watched, and makes a link with the code", async () => {
    const { store, asked, backend } = programme();
    expect(store.link).toBeUndefined();
    store.watch();
    await expect.poll(() => store.balance.value).toMatchObject({ balanceSatang: baht(2_000), asOf: backend.now });
    expect(store.link).toBe("https://site.example/aff/GOLD8888");
    expect(asked).toEqual([store.recent]);
    expect(store.recent.to).toBe(bangkokDateOf(backend.now));
  });

  it("moves money once for two clicks, then loads balance and log again and reports the credit change", async () => {
    const { store, onCredit, entries, backend } = programme();
    const ask = { amount: baht(300), type: "wl" } as const;
    const running = store.withdrawal.run(ask);
    expect(store.withdrawal.run(ask)).toBeUndefined();
    expect(await running).toMatchObject({ state: "done", value: { type: "wl", amountSatang: baht(300) } });
    expect(backend.sends).toBe(1);
    expect(entries).toHaveLength(1);
    expect(onCredit).toHaveBeenCalledTimes(1);
    await expect.poll(() => store.balance.value?.byType).toEqual({ af: baht(1_000), wl: baht(700) });
  });

  it("loads other days and another type without showing the old ones meanwhile", async () => {
    const { store, asked } = programme();
    store.watch();
    await expect.poll(() => store.log.state.status).toBe("fulfilled");
    const { to } = store.range;
    store.setRange({ from: to, to });
    expect(store.bonuses.value).toBeUndefined();
    expect(store.log.value).toBeUndefined();
    await expect.poll(() => store.bonuses.state.status).toBe("fulfilled");
    expect(asked).toEqual([store.recent, { from: to, to }]);
    store.setLogType("wl");
    expect(store.log.value).toBeUndefined();
    await expect.poll(() => store.log.state.status).toBe("fulfilled");
  });

  it("swaps days in the wrong order", async () => {
    const { store, asked } = programme();
    const { from, to } = store.recent;
    store.setRange({ from: to, to: from });
    await expect.poll(() => store.bonuses.state.status).toBe("fulfilled");
    expect(asked).toEqual([{ from, to }]);
  });

  it("refuses by the minimum of its input rules", async () => {
    const inputRules = { ...DEFAULT_INPUT_RULES, affiliateMinimumSatang: baht(20) };
    const { store, backend } = programme({}, inputRules);
    await store.withdrawal.run({ amount: baht(19.99), type: "af" });
    expect(store.withdrawal.problem).toMatchObject({
      code: "amount-below-minimum",
      facts: { minimumSatang: baht(20) },
    });
    expect(backend.sends).toBe(0);
    await store.withdrawal.run({ amount: baht(20), type: "af" });
    expect(store.withdrawal.phase).toBe("done");
  });

  it("resumes an intent of an earlier page and finds it in the log", async () => {
    const { store, entries, intents, backend, time } = programme();
    const key = idempotencyKey("an-earlier-page-sent-this");
    const at = backend.now;
    const intent: Intent<typeof withdrawAffiliate.stored> = {
      kind: "affiliate-withdrawal",
      key,
      madeAt: at,
      amountSatang: baht(200),
      type: "af",
      knownIds: [],
    };
    intents.write(intent);
    entries.push({ id: "A1", type: "af", at, amountSatang: satang(-20_000), title: undefined, intent: key });
    store.watch();
    expect(store.withdrawal.phase).toBe("checking");
    await time.pass(0);
    expect(store.withdrawal.phase).toBe("done");
    expect(backend.sends).toBe(0);
    expect(intents.all()).toEqual([]);
  });
});
