import { describe, expect, test } from "vitest";
import {
  isLevelId,
  isLevelName,
  LEVEL_IDS,
  LEVEL_NAMES,
  LEVELS,
  levelName,
  levelTable,
  REFUND_TABLES,
} from "../../../core/rules/levels.ts";
import { baht } from "../../../core/shared/money.ts";

describe("the level table", () => {
  test("has the values of the spec, in baht", () => {
    const rows = LEVELS.map(({ id, name, disabled, criteria }) => [
      id,
      name,
      criteria.amount / 100,
      criteria.basis,
      disabled,
    ]);
    expect(rows).toEqual([
      [1, "silver", 1, "cumulative", false],
      [2, "gold", 50_000, "cumulative", false],
      [3, "platinum", 300_000, "cumulative", false],
      [4, "diamond", 1_000_000, "month", false],
      [5, "vip", 5_000_000, "month", true],
      [6, "vip", 5_000_000, "month", true],
    ]);
    expect(LEVELS[5]?.nextLevelAmount).toBe(baht(99_999_999));
  });

  test("has the next level's amount as each level's next amount", () => {
    for (const level of LEVELS) {
      const above = LEVELS.find((other) => other.id > level.id && other.name !== level.name);
      expect(level.nextLevelAmount).toBe(above ? above.criteria.amount : baht(99_999_999));
      expect(level.nextLevelAmount).toBeGreaterThan(level.criteria.amount);
    }
  });

  test("has a maximum for diamond and vip only: the next level's amount", () => {
    const limited = LEVELS.filter((level) => level.maxAmount !== undefined);
    expect(limited.map((level) => level.id)).toEqual([4, 5, 6]);
    for (const level of limited) expect(level.maxAmount).toBe(level.nextLevelAmount);
  });

  test("changes nothing but platinum when a brand counts it by month", () => {
    const changed = levelTable({ platinumBasis: "month" });
    expect(changed[2]?.criteria).toEqual({ amount: baht(300_000), basis: "month" });
    expect(changed.filter((level) => level.id !== 3)).toEqual(LEVELS.filter((level) => level.id !== 3));
  });

  test("has the same ids and names as the rows", () => {
    expect(LEVELS.map((level) => level.id)).toEqual(LEVEL_IDS);
    expect(LEVELS.map((level) => level.name)).toEqual(LEVEL_IDS.map(levelName));
    expect([...new Set(LEVEL_IDS.map(levelName))]).toEqual(LEVEL_NAMES);
  });

  test("accepts no other ids and names", () => {
    for (const wrong of [0, 7, 1.5, "1", "Gold", "", null, undefined]) {
      expect(isLevelId(wrong) || isLevelName(wrong)).toBe(false);
    }
    expect(isLevelId(6) && isLevelName("vip")).toBe(true);
  });
});

test("the three refund tables have the values of the spec and never fall for a higher level", () => {
  const rows = Object.values(REFUND_TABLES).map((table) => LEVEL_NAMES.map((name) => table[name]));
  expect(rows).toEqual([
    [5, 5, 8, 12, 15],
    [5, 5, 7, 9, 10],
    [5, 5, 7, 10, 15],
  ]);
  for (const row of rows) expect([...row].sort((a, b) => a - b)).toEqual(row);
});
