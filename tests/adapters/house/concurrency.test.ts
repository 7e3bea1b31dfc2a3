import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HouseEvent } from "../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../adapters/house/journals/memory.ts";
import { baht, satang } from "../../../core/shared/money.ts";
import { faultyJournal, type JournalFault } from "./journals/faulty-journal.ts";
import { slipOf } from "./laws/member-actions.ts";
import { expectCapHeld, expectMoneyLaws } from "./laws/money-laws.ts";
import { codeOf, eventsOf, joinHouse, newKey, openTestHouse, registrationOf, testClock } from "./test-house.ts";

const countByCode = (codes: readonly string[]): Record<string, number> =>
  codes.reduce<Record<string, number>>((counts, code) => ({ ...counts, [code]: (counts[code] ?? 0) + 1 }), {});

describe("fifty withdrawals at the same time", () => {
  it("stay within the daily count", async () => {
    const testHouse = await openTestHouse({ journal: faultyJournal(createMemoryJournal()) });
    const member = await joinHouse(testHouse.house, 1, baht(100_000));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => member.service.requestWithdrawal(baht(100), newKey())),
    );
    expect(countByCode(answers.map(codeOf))).toEqual({ ok: 5, "withdraw-no-count-left": 45 });
    expect((await member.service.credit()).creditSatang).toBe(baht(99_500));
    await expectMoneyLaws(testHouse, member);
  });

  it("stay within the credit", async () => {
    const testHouse = await openTestHouse({ journal: faultyJournal(createMemoryJournal()) });
    const member = await joinHouse(testHouse.house, 1, baht(1_000));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => member.service.requestWithdrawal(baht(400), newKey())),
    );
    expect(countByCode(answers.map(codeOf))).toEqual({ ok: 2, "credit-insufficient": 48 });
    expect((await member.service.credit()).creditSatang).toBe(baht(200));
  });

  it("reach the cap exactly and stay within it", async () => {
    const testHouse = await openTestHouse({ journal: faultyJournal(createMemoryJournal()) });
    const member = await joinHouse(testHouse.house, 1, baht(1_000_000));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => member.service.requestWithdrawal(baht(50_000), newKey())),
    );
    expect(countByCode(answers.map(codeOf))).toEqual({ ok: 2, "withdraw-over-day-cap": 48 });
    await expectCapHeld(member);
  });

  it("are one withdrawal when they share a key", async () => {
    const testHouse = await openTestHouse({ journal: faultyJournal(createMemoryJournal()) });
    const member = await joinHouse(testHouse.house, 1, baht(1_000));
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => member.service.requestWithdrawal(baht(10), key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await member.service.withdrawals()).toHaveLength(1);
    expect((await member.service.credit()).creditSatang).toBe(baht(990));
  });

  it("run one after another, without conflicts in the journal", async () => {
    const memory = createMemoryJournal<HouseEvent>();
    let conflicts = 0;
    const counting = faultyJournal({
      ...memory,
      append: async (append) => {
        const outcome = await memory.append(append);
        if (outcome.outcome === "conflict") conflicts += 1;
        return outcome;
      },
    });
    const testHouse = await openTestHouse({ journal: counting });
    const member = await joinHouse(testHouse.house, 1, baht(1_000));
    await Promise.all(Array.from({ length: 200 }, () => member.service.requestWithdrawal(baht(10), newKey())));
    expect(conflicts).toBe(0);
    expect(await member.service.withdrawals()).toHaveLength(5);
  });

  it("stay within the daily count when two houses share the journal", async () => {
    const journal = createMemoryJournal<HouseEvent>();
    const clock = testClock();
    const one = await openTestHouse({ journal: faultyJournal(journal), clock, number: 1 });
    const two = await openTestHouse({ journal: faultyJournal(journal), clock, number: 2 });
    const member = await joinHouse(one.house, 1, baht(1_000_000));
    const other = two.house.member(member.id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? other : member.service).requestWithdrawal(baht(20_000), newKey()),
      ),
    );
    expect(countByCode(answers.map(codeOf))).toEqual({ ok: 5, "withdraw-no-count-left": 45 });
    expect(await other.credit()).toEqual(await member.service.credit());
    expect((await member.service.credit()).creditSatang).toBe(baht(900_000));
    await expectMoneyLaws(one, member);
  });
});

describe("unique values", () => {
  it("go to one of many registrations at the same time", async () => {
    const journal = createMemoryJournal<HouseEvent>();
    const clock = testClock();
    const one = await openTestHouse({ journal: faultyJournal(journal), clock, number: 1 });
    const two = await openTestHouse({ journal: faultyJournal(journal), clock, number: 2 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? one : two).house.visitors.register(
          { ...registrationOf(index + 1), phone: "0812345678" },
          newKey(),
        ),
      ),
    );
    expect(countByCode(answers.map(codeOf))).toEqual({ ok: 1, "phone-taken": 19 });
  });

  it("make one member of a registration that is sent many times", async () => {
    const journal = createMemoryJournal<HouseEvent>();
    const clock = testClock();
    const one = await openTestHouse({ journal: faultyJournal(journal), clock, number: 1 });
    const two = await openTestHouse({ journal: faultyJournal(journal), clock, number: 2 });
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).house.visitors.register(registrationOf(1), key)),
    );
    expect(answers.map(codeOf)).toEqual(Array(10).fill("ok"));
    expect(new Set(answers.map((answer) => answer.ok && answer.value.member.id)).size).toBe(1);
    expect((await eventsOf(journal)).filter(({ type }) => type === "registered")).toHaveLength(1);
  });

  it("credit a slip to one of many members", async () => {
    const testHouse = await openTestHouse({ journal: faultyJournal(createMemoryJournal()) });
    const members = [];
    for (let number = 1; number <= 8; number += 1) members.push(await joinHouse(testHouse.house, number));
    const slipId = `004-${slipOf(1).reference}`;
    const answers = await Promise.all(members.map(({ service }) => service.confirmSlip(slipId, newKey())));
    expect(countByCode(answers.map(codeOf))).toEqual({ ok: 1, "slip-duplicate": 7 });
    testHouse.advance(60_000);
    const credits = await Promise.all(members.map(async ({ service }) => (await service.credit()).creditSatang));
    expect(credits.reduce((sum, credit) => sum + credit, 0)).toBe(baht(100));
  });
});

describe("a journal with faults", () => {
  it("loses nothing in conflicts, and throws when conflicts never end", async () => {
    const faults: JournalFault[] = [];
    const testHouse = await openTestHouse({ journal: faultyJournal(createMemoryJournal(), faults) });
    const member = await joinHouse(testHouse.house, 1, baht(1_000));
    faults.push("conflict", "conflict", "conflict");
    expect(codeOf(await member.service.requestWithdrawal(baht(10), newKey()))).toBe("ok");
    expect((await member.service.credit()).creditSatang).toBe(baht(990));
    faults.push(...Array.from({ length: 100 }, () => "conflict" as const));
    await expect(member.service.requestWithdrawal(baht(10), newKey())).rejects.toThrow("races");
  });

  it("keeps every acknowledged withdrawal and doubles none, wherever the process is killed", async () => {
    const moment = fc.record({
      fault: fc.constantFrom<JournalFault[]>("none", "killed-before", "killed-after"),
      amount: fc.integer({ min: 100, max: 5_000 }).map(satang),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 5 }), async (moments) => {
        const journal = createMemoryJournal<HouseEvent>();
        const clock = testClock();
        const first = await joinHouse((await openTestHouse({ journal, clock })).house, 1, baht(1_000));
        let expected: number = baht(1_000);
        for (const [index, { fault, amount }] of moments.entries()) {
          const key = newKey();
          const dying = await openTestHouse({ journal: faultyJournal(journal, [fault]), clock, number: index + 2 });
          const answer = await dying.house
            .member(first.id)
            .requestWithdrawal(amount, key)
            .catch(() => undefined);
          expect(answer === undefined).toBe(fault !== "none");

          const restarted = await openTestHouse({ journal, clock, number: index + 20 });
          const service = restarted.house.member(first.id);
          const known = (await service.withdrawals()).filter(({ intent }) => intent === key);
          expect(known).toHaveLength(fault === "killed-before" ? 0 : 1);
          const repeated = await service.requestWithdrawal(amount, key);
          if (answer) expect(repeated).toEqual(answer);
          expected -= amount;
          expect((await service.credit()).creditSatang).toBe(expected);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("works again after a failed write", async () => {
    const faults: JournalFault[] = [];
    const testHouse = await openTestHouse({ journal: faultyJournal(createMemoryJournal(), faults) });
    const member = await joinHouse(testHouse.house, 1, baht(1_000));
    faults.push("killed-before", "killed-after");
    const key = newKey();
    await expect(member.service.requestWithdrawal(baht(10), key)).rejects.toThrow("killed");
    await expect(member.service.requestWithdrawal(baht(10), key)).rejects.toThrow("killed");
    expect(codeOf(await member.service.requestWithdrawal(baht(10), key))).toBe("ok");
    expect((await member.service.credit()).creditSatang).toBe(baht(990));
    await expectMoneyLaws(testHouse, member);
  });
});
