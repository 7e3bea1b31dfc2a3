import { describe, expect, test } from "vitest";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { because, refusalOf } from "../../../../core/shared/refusal.ts";
import { runCli, runJson } from "../../run-cli.ts";

const AT = ["--at", "2026-11-20T12:00:00+07:00"];

describe("rules cap", () => {
  const gold = ["rules", "cap", "--level", "gold", "--used", "250000", "--count", "2", ...AT];

  test("denies more than is left, with the rule's own sentence", async () => {
    const { exit, data } = await runJson([...gold, "--amount", "60000"]);
    const resetsAt = "2026-11-20T17:00:00.000Z";
    const left = { leftSatang: baht(50_000), leftCount: 3 };
    const { message } = refusalOf(
      because("withdraw-over-day-cap", { ...left, resetsAt: instant(Date.parse(resetsAt)) }),
    );
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

  test("counts the five times a day and the credit", async () => {
    const used = ["rules", "cap", "--level", "vip", "--amount", "100000", ...AT];
    expect((await runJson([...used, "--count", "5"])).data).toMatchObject({
      code: "withdraw-no-count-left",
      leftCount: 0,
    });
    expect((await runJson([...used, "--count", "4", "--used", "400000"])).data).toMatchObject({
      allowed: true,
      per: "time",
    });
    expect((await runJson([...used, "--credit", "99999.99"])).data).toMatchObject({ code: "credit-insufficient" });
  });
});

describe("the other rules", () => {
  test("level tells the level, the way to the next and the table", async () => {
    const { data } = await runJson(["rules", "level", "--deposited", "181800", "--refund", "partner"]);
    expect(data).toMatchObject({
      level: "gold",
      levelId: 2,
      refundPercent: 5,
      next: { level: "platinum", requiredSatang: 30_000_000, missingSatang: 11_820_000, percent: 60 },
    });
    expect(data?.["table"]).toHaveLength(6);
  });

  test("level counts platinum by month when told so, and keeps an invited level", async () => {
    const rich = ["rules", "level", "--deposited", "400000"];
    expect((await runJson(rich)).data).toMatchObject({ level: "platinum" });
    expect((await runJson([...rich, "--platinum-basis", "month"])).data).toMatchObject({ level: "gold" });
    expect((await runJson([...rich, "--held", "6"])).data).toMatchObject({ level: "vip", levelId: 6, next: null });
  });

  test("promotion shows two periods, or none without a maximum bonus", async () => {
    const bonus = [
      "rules",
      "promotion",
      "--rate",
      "10",
      "--start",
      "18:00:00",
      "--end",
      "20:00",
      "--end-digit",
      "255",
      ...AT,
    ];
    expect((await runJson([...bonus, "--max", "500"])).data).toMatchObject({
      offered: true,
      maxBonusSatang: 50_000,
      periods: [
        { ratePercent: 10, start: "18:00", end: "20:00", endDigitBonus: "2.55", running: false },
        { ratePercent: 0, endDigitBonus: "0.00", running: true },
      ],
    });
    expect((await runJson([...bonus, "--max", "0"])).data).toMatchObject({ offered: false });
  });

  test("check-in knows whether today is done, and draws the month", async () => {
    const days = ["rules", "check-in", "--today", "2026-11-08", "--days"];
    expect((await runJson([...days, "1-3,8"])).data).toMatchObject({ done: true, showPrompt: false });
    const { data } = await runJson([...days, "1-3,9"]);
    expect(data).toMatchObject({ done: false, showPrompt: true });
    expect(data?.["calendar"]).toHaveLength(30);
    expect((await runCli([...days, "1-3"])).stdout).toContain("  1✓  2✓  3✓  4·");
    expect((await runJson([...days, "31"])).exit).toBe(2);
  });

  test.each([
    [["--status", "401"], { reason: "unauthorised", endsSession: true }],
    [["--status", "500"], { reason: "server", endsSession: false }],
    [["--status", "500", "--session-ends-on", "any-failure"], { endsSession: true }],
    [["--status", "500256", "--session-ends-on", "any-failure"], { endsSession: false, refusal: true }],
    [["--status", "500", "--code", "500256"], { refusal: true }],
    [["--status", "503"], { raisesServiceProblem: true, endsSession: false }],
    [["--code", "ECONNABORTED"], { reason: "timed-out", raisesServiceProblem: true }],
    [["--cancelled"], { reason: "cancelled", raisesServiceProblem: true }],
  ])("failure judges %j", async (options, verdict) => {
    const { exit, data } = await runJson(["rules", "failure", ...options]);
    expect(data).toMatchObject(verdict);
    expect(data?.["explanation"]).toMatch(/\./);
    expect(exit).toBe(0);
  });
});
