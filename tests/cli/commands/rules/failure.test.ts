import { expect, test } from "vitest";
import { runJson } from "../../run-cli.ts";

test.each([
  [["--status", "401"], { reason: "unauthorised", endsSession: true }],
  [["--status", "500"], { reason: "server", endsSession: false }],
  [["--status", "500", "--session-ends-on", "any-failure"], { endsSession: true }],
  [["--status", "500256", "--session-ends-on", "any-failure"], { endsSession: false, refusal: true }],
  [["--status", "500", "--code", "500256"], { refusal: true }],
  [["--status", "503"], { raisesServiceProblem: true, endsSession: false }],
  [["--code", "ECONNABORTED"], { reason: "timed-out", raisesServiceProblem: true }],
  [["--cancelled"], { reason: "cancelled", raisesServiceProblem: true }],
])("rules failure judges %j", async (options, verdict) => {
  const { exit, data } = await runJson(["rules", "failure", ...options]);
  expect(data).toMatchObject(verdict);
  expect(data?.["explanation"]).toMatch(/\./);
  expect(exit).toBe(0);
});
