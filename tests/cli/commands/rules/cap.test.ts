import { describe, expect, test } from "vitest";
import { english } from "../../../../core/sentences/english.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { runJson } from "../../run-cli.ts";

const AT = ["--at", "2026-11-20T12:00:00+07:00"];

describe("rules cap", () => {
  const gold = ["rules", "cap", "--level", "gold", "--used", "250000", "--count", "2", ...AT];

  test("denies more than is left, with the rule's own sentence", async () => {
    const { exit, data } = await runJson([...gold, "--amount", "60000"]);
    const resetsAt = "2026-11-20T17:00:00.000Z";
    const left = { leftSatang: baht(50_000), leftCount: 3 };
    const message = english.refusals["withdraw-over-day-cap"]({ ...left, resetsAt: instant(Date.parse(resetsAt)) });
    expect(data).toMatchObject({
      allowed: false,
      reason: message,
      code: "withdraw-over-day-cap",
      ...left,
      resetsAt,
      per: "day",
    });
    expect(exit).toBe(0);
  });

  test("allows exactly what is left", async () => {
    const { data } = await runJson([...gold, "--amount", "50000"]);
    expect(data).toMatchObject({ allowed: true, reason: null, code: null, leftSatang: 5_000_000, leftCount: 3 });
  });

  test.each(["๖๐๐๐๐", "60,000", "60000.00", " 60 000 บาท"])("reads the amount %s as 60,000 baht", async (amount) => {
    const { data } = await runJson([...gold, "--amount", amount]);
    expect(data).toMatchObject({ allowed: false, amountSatang: 6_000_000 });
  });

  test.each([
    ["0", "amount-zero"],
    ["-5", "amount-negative"],
    ["1.234", "amount-decimals"],
    ["1e21", "amount-too-large"],
    ["abc", "amount-not-a-number"],
    ["", "amount-empty"],
  ])("refuses the amount %j as %s", async (amount, code) => {
    const { exit, error } = await runJson([...gold, "--amount", amount]);
    expect(error).toMatchObject({ kind: "refused", code });
    expect(exit).toBe(3);
  });

  test("considers the five withdrawals a day and the credit", async () => {
    const vip = ["rules", "cap", "--level", "vip", "--amount", "100000", ...AT];
    expect((await runJson([...vip, "--count", "5"])).data).toMatchObject({
      code: "withdraw-no-count-left",
      leftCount: 0,
    });
    expect((await runJson([...vip, "--count", "4", "--used", "400000"])).data).toMatchObject({
      allowed: true,
      per: "time",
    });
    expect((await runJson([...vip, "--credit", "99999.99"])).data).toMatchObject({ code: "credit-insufficient" });
  });
});
