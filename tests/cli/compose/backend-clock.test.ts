import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "../../../core/shared/bangkok-time.ts";
import { type CliFixture, PASSWORD, serverFixture } from "../cli-fixture.ts";

let cli: CliFixture;
beforeAll(async () => {
  cli = await serverFixture();
});
afterAll(() => cli.close());

test("the withdrawal limits follow the backend's day, not this machine's clock", async () => {
  await cli.json("session login platinum", { env: PASSWORD });
  const asked = await cli.json("wallet withdraw request 100");
  expect(asked.exit).toBe(0);
  const today = (await cli.json("wallet withdraw limits")).data;
  await cli.control("clock", { advanceMs: DAY_MS });
  const tomorrow = (await cli.json("wallet withdraw limits")).data;
  expect(tomorrow).toMatchObject({ leftCount: 5, countToday: 0, leftSatang: today?.["capSatang"] });
  expect(Date.parse(String(tomorrow?.["resetsAt"])) - Date.parse(String(today?.["resetsAt"]))).toBe(DAY_MS);
});
