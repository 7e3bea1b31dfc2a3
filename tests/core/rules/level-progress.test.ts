import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { levelProgress } from "../../../core/rules/level-progress.ts";
import { LEVEL_BASES, LEVELS, type LevelId, levelTable } from "../../../core/rules/levels.ts";
import { add, baht, satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { always } from "../../always.ts";
import { aLevelId } from "../../arbitraries.ts";

// Half of the draws lie next to a level's line.
const aLine = () =>
  fc
    .tuple(fc.constantFrom(...LEVELS), fc.integer({ min: -1, max: 1 }))
    .map(([level, offset]) => satang(level.criteria.amount + offset));
const aSum = () => fc.oneof(fc.integer({ min: 0, max: baht(12_000_000) }).map(satang), aLine());
// This month's deposits are among all deposits.
const someDeposits = () =>
  fc.tuple(aSum(), aSum()).map(([month, before]) => ({ month, cumulative: add(month, before) }));
const aTable = () => fc.constantFrom(...LEVEL_BASES).map((platinumBasis) => levelTable({ platinumBasis }));
const uninvited = () => fc.constantFrom<LevelId | undefined>(undefined, 1, 2, 3, 4);

describe("levelProgress", () => {
  test("the current level is met, and none above it is", () => {
    always([someDeposits(), aTable(), uninvited()], (deposits, table, heldId) => {
      const { current, earned } = levelProgress(deposits, heldId, table);
      expect(deposits[current.criteria.basis] >= current.criteria.amount).toBe(earned);
      for (const above of table.filter((level) => level.id > current.id && !level.disabled)) {
        expect(deposits[above.criteria.basis]).toBeLessThan(above.criteria.amount);
      }
    });
  });

  test("deposits alone never lead to a level that is by invitation", () => {
    always([someDeposits(), aTable(), uninvited()], (deposits, table, heldId) => {
      const progress = levelProgress(deposits, heldId, table);
      expect(progress.current.disabled).toBe(false);
      expect(progress.next?.level.disabled ?? false).toBe(false);
      expect(progress.byInvitation?.disabled ?? true).toBe(true);
    });
  });

  test("an invited member keeps the level whatever was deposited", () => {
    always([someDeposits(), aLevelId()], (deposits, heldId) => {
      const progress = levelProgress(deposits, heldId);
      expect(progress.current.id === heldId || heldId <= 4).toBe(true);
      if (heldId > 4) expect(progress).toMatchObject({ earned: true, next: undefined, byInvitation: undefined });
    });
  });

  test("what is missing, once deposited, lifts to the next level, and one satang less does not", () => {
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

  test("the percent is whole, below 100, and never more than the truth", () => {
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

  test("depositing more never lowers the level", () => {
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

  test("silver is earned by the first baht", () => {
    expect(levelProgress({ cumulative: satang(99), month: satang(99) }).earned).toBe(false);
    expect(levelProgress({ cumulative: satang(100), month: ZERO }).earned).toBe(true);
  });

  test("platinum counts what the brand says it counts", () => {
    const deposits = { cumulative: baht(300_000), month: baht(100_000) };
    const progress = levelProgress(deposits, undefined, levelTable({ platinumBasis: "month" }));
    expect(progress.current.name).toBe("gold");
    expect(progress.next).toMatchObject({ basis: "month", missing: baht(200_000), percent: 33 });
  });
});
