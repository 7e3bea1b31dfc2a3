import { expect, test } from "vitest";
import { runJson } from "../../run-cli.ts";

test("rules level shows the level, the distance to the next one and the table", async () => {
  const { data } = await runJson(["rules", "level", "--deposited", "181800", "--refund", "partner"]);
  expect(data).toMatchObject({
    level: "gold",
    levelId: 2,
    refundPercent: 5,
    next: { level: "platinum", requiredSatang: 30_000_000, missingSatang: 11_820_000, percent: 60 },
  });
  expect(data?.["table"]).toHaveLength(6);
});

test("rules level counts platinum by month with --platinum-basis, and keeps a level by invitation", async () => {
  const deposited = ["rules", "level", "--deposited", "400000"];
  expect((await runJson(deposited)).data).toMatchObject({ level: "platinum" });
  expect((await runJson([...deposited, "--platinum-basis", "month"])).data).toMatchObject({ level: "gold" });
  expect((await runJson([...deposited, "--held", "6"])).data).toMatchObject({ level: "vip", levelId: 6, next: null });
});
