import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runFlowOnHouses } from "./run-flow-on-houses.ts";

const folder = mkdtempSync(join(tmpdir(), "sanam-counterexample-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a defect's counterexample is short, and its flow fails on the defect house and passes on a right one", {
  timeout: 120_000,
}, async () => {
  const here = import.meta.dirname;
  const printed = execFileSync(
    process.execPath,
    ["--import", join(here, "plant-defect.ts"), join(here, "find-defect-child.ts"), folder, "4"],
    { encoding: "utf8", env: { ...process.env, DEFECT: "a rejected withdrawal returns a satang less" } },
  );
  const { message, commands, exits } = JSON.parse(printed);
  expect(message).toMatch(/^staff reject withdrawal1: \w+ has a credit of \d+ satang, not of \d+$/);
  expect(commands).toHaveLength(3);
  expect(exits).toEqual([3, 3]);
  expect(readFileSync(join(folder, "found.yaml"), "utf8")).toContain("sandbox: reject");
  expect(await runFlowOnHouses(join(folder, "found.yaml"), folder)).toEqual([0, 0]);
});
