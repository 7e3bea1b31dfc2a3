import { expect, test } from "vitest";
import { runCli, runJson } from "../../run-cli.ts";

test("rules check-in judges today and draws the month", async () => {
  const days = ["rules", "check-in", "--today", "2026-11-08", "--days"];
  expect((await runJson([...days, "1-3,8"])).data).toMatchObject({ done: true, showPrompt: false });
  const { data } = await runJson([...days, "1-3,9"]);
  expect(data).toMatchObject({ done: false, showPrompt: true });
  expect(data?.["calendar"]).toHaveLength(30);
  expect((await runCli([...days, "1-3"])).stdout).toContain("  1✓  2✓  3✓  4·");
  expect((await runJson([...days, "31"])).exit).toBe(2);
});
