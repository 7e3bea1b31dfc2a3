import { expect, test } from "vitest";
import { runJson } from "../../run-cli.ts";

const AT = ["--at", "2026-11-20T12:00:00+07:00"];

test("rules promotion shows two periods, or none without a maximum bonus", async () => {
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
