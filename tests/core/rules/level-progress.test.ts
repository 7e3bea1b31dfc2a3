import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { levelProgress, progressAt } from "../../../core/rules/level-progress.ts";
import { LEVEL_BASES, LEVELS, type LevelId, levelTable } from "../../../core/rules/levels.ts";
import { add, baht, satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { always } from "../../always.ts";
import { aLevelId } from "../../arbitraries/core/levels.ts";

// Half of the amounts are close to a level's threshold.
const aLine = () =>
  fc
    .tuple(fc.constantFrom(...LEVELS), fc.integer({ min: -1, max: 1 }))
    .map(([level, offset]) => satang(level.criteria.amount + offset));
const aSum = () => fc.oneof(fc.integer({ min: 0, max: baht(12_000_000) }).map(satang), aLine());
// The deposits of the month are part of all deposits.
const someDeposits = () =>
  fc.tuple(aSum(), aSum()).map(([month, before]) => ({ month, cumulative: add(month, before) }));
const aTable = () => fc.constantFrom(...LEVEL_BASES).map((platinumBasis) => levelTable({ platinumBasis }));
const uninvited = () => fc.constantFrom<LevelId | undefined>(undefined, 1, 2, 3, 4);

describe("levelProgress", () => {
  test("returns the highest level that the deposits earn", () => {
    always([someDeposits(), aTable(), uninvited()], (deposits, table, heldId) => {
      const { current, earned } = levelProgress(deposits, heldId, table);
      expect(deposits[current.criteria.basis] >= current.criteria.amount).toBe(earned);
      for (const above of table.filter((level) => level.id > current.id && !level.disabled)) {
        expect(deposits[above.criteria.basis]).toBeLessThan(above.criteria.amount);
      }
    });
  });

  test("never reaches a level by invitation through deposits", () => {
    always([someDeposits(), aTable(), uninvited()], (deposits, table, heldId) => {
      const progress = levelProgress(deposits, heldId, table);
      expect(progress.current.disabled).toBe(false);
      expect(progress.next?.level.disabled ?? false).toBe(false);
      expect(progress.byInvitation?.disabled ?? true).toBe(true);
    });
  });

  test("keeps an invited member's level whatever the deposits are", () => {
    always([someDeposits(), aLevelId()], (deposits, heldId) => {
      const progress = levelProgress(deposits, heldId);
      expect(progress.current.id === heldId || heldId <= 4).toBe(true);
      if (heldId > 4) expect(progress).toMatchObject({ earned: true, next: undefined, byInvitation: undefined });
    });
  });

  test("reaches the next level with the missing amount, and not with one satang less", () => {
    always([someDeposits(), aTable()], (deposits, table) => {
      const { next } = levelProgress(deposits, undefined, table);
      if (!next) return;
      const after = (amount: typeof next.missing) =>
        levelProgress(
          { month: add(deposits.month, amount), cumulative: add(deposits.cumulative, amount) },
          undefined,
          table,
        ).current.id;
      expect(next.missing).toBeGreaterThan(0);
      expect(add(next.deposited, next.missing)).toBe(next.required);
      expect(after(next.missing)).toBeGreaterThanOrEqual(next.level.id);
      expect(after(subtract(next.missing, satang(1)))).toBeLessThan(next.level.id);
    });
  });

  test("returns a whole percent below 100, rounded down", () => {
    always([someDeposits(), aTable()], (deposits, table) => {
      const { next } = levelProgress(deposits, undefined, table);
      if (!next) return;
      expect(Number.isInteger(next.percent)).toBe(true);
      expect(next.percent).toBeGreaterThanOrEqual(0);
      expect(next.percent).toBeLessThan(100);
      expect(next.percent * next.required).toBeLessThanOrEqual(next.deposited * 100);
      expect((next.percent + 1) * next.required).toBeGreaterThan(next.deposited * 100);
    });
  });

  test("never lowers the level for more deposits", () => {
    always([someDeposits(), aSum(), aTable()], (deposits, more, table) => {
      const richer = { month: add(deposits.month, more), cumulative: add(deposits.cumulative, more) };
      const before = levelProgress(deposits, undefined, table).current.id;
      expect(levelProgress(richer, undefined, table).current.id).toBeGreaterThanOrEqual(before);
    });
  });

  test.each([
    [0, 0, "silver", "gold", 50_000],
    [1, 1, "silver", "gold", 49_999],
    [49_999.99, 0, "silver", "gold", 0.01],
    [50_000, 0, "gold", "platinum", 250_000],
    [300_000, 0, "platinum", "diamond", 1_000_000],
    [900_000, 999_999, "platinum", "diamond", 1],
    [1_000_000, 1_000_000, "diamond", undefined, undefined],
    [9_000_000, 9_000_000, "diamond", undefined, undefined],
  ])("%d baht in all, %d this month: %s, next %s", (cumulative, month, current, next, missing) => {
    const progress = levelProgress({ cumulative: baht(cumulative), month: baht(month) });
    expect(progress.current.name).toBe(current);
    expect(progress.next?.level.name).toBe(next);
    expect(progress.next?.missing).toBe(missing === undefined ? undefined : baht(missing));
    expect(progress.byInvitation?.id).toBe(next ? undefined : 5);
  });

  test("has no next level below the current one, even where a month has more than all deposits", () => {
    const progress = levelProgress({ cumulative: baht(60_000), month: baht(1_000_000) });
    expect(progress.current.name).toBe("diamond");
    expect(progress.next).toBeUndefined();
  });

  test("earns silver with the first baht", () => {
    expect(levelProgress({ cumulative: satang(99), month: satang(99) }).earned).toBe(false);
    expect(levelProgress({ cumulative: satang(100), month: ZERO }).earned).toBe(true);
  });

  test("counts for platinum what the brand chooses", () => {
    const deposits = { cumulative: baht(300_000), month: baht(100_000) };
    const progress = levelProgress(deposits, undefined, levelTable({ platinumBasis: "month" }));
    expect(progress.current.name).toBe("gold");
    expect(progress.next).toMatchObject({ basis: "month", missing: baht(200_000), percent: 33 });
  });
});

describe("progressAt", () => {
  test("believes the backend's level, also where the table counts otherwise", () => {
    const deposits = { cumulative: baht(324_850), month: baht(174_000) };
    const table = levelTable({ platinumBasis: "month" });
    expect(levelProgress(deposits, 3, table).current.name).toBe("gold");
    expect(progressAt(3, deposits, table)).toMatchObject({
      current: { name: "platinum" },
      next: { level: { name: "diamond" }, basis: "month", deposited: baht(174_000), percent: 17 },
    });
  });

  test("leads to a level above the backend's, and promises none that the deposits have reached already", () => {
    always([aLevelId(), someDeposits(), aTable()], (id, deposits, table) => {
      const { current, next, byInvitation } = progressAt(id, deposits, table);
      expect(current.id).toBe(id);
      expect(byInvitation?.disabled ?? true).toBe(true);
      if (current.disabled) expect([next, byInvitation]).toEqual([undefined, undefined]);
      if (!next) return;
      expect(next.level.id).toBe(id + 1);
      expect(next.missing).toBeGreaterThan(0);
      expect(next.percent).toBeLessThan(100);
    });
  });

  test("says the same as the table where both count alike", () => {
    always([someDeposits(), aTable(), uninvited()], (deposits, table, heldId) => {
      const counted = levelProgress(deposits, heldId, table);
      expect(progressAt(counted.current.id, deposits, table)).toEqual(counted);
    });
  });
});
