import { expect, it } from "vitest";
import { LEVEL_NAMES, REFUND_TABLE_NAMES, REFUND_TABLES } from "../../../core/rules/levels.ts";
import { levelOverview } from "../../../core/session/level-overview.ts";
import { baht } from "../../../core/shared/money.ts";

it.each(REFUND_TABLE_NAMES)("has a row for each name, lowest first, with the percents of %s", (refundTable) => {
  const rows = levelOverview({ refundTable });
  expect(rows.map(({ name }) => name)).toEqual(LEVEL_NAMES);
  for (const { name, refundPercent } of rows) expect(refundPercent).toBe(REFUND_TABLES[refundTable][name]);
});

it("has the values of the specification's section 9 for gold and vip", () => {
  const rows = levelOverview({ refundTable: "standard" });
  expect(rows.find(({ name }) => name === "gold")).toEqual({
    name: "gold",
    required: baht(50_000),
    basis: "cumulative",
    byInvitation: false,
    refundPercent: 5,
    cap: { perDay: baht(300_000) },
    withdrawalsPerDay: 5,
  });
  expect(rows.find(({ name }) => name === "vip")).toMatchObject({
    byInvitation: true,
    basis: "month",
    cap: { perTime: baht(100_000) },
  });
});

it("uses the brand's basis for platinum", () => {
  const platinum = (platinumBasis: "cumulative" | "month") =>
    levelOverview({ refundTable: "classic", platinumBasis }).find(({ name }) => name === "platinum")?.basis;
  expect([platinum("cumulative"), platinum("month")]).toEqual(["cumulative", "month"]);
});
