import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, test } from "vitest";
import { runFlowOnHouses } from "./run-flow-on-houses.ts";

const folder = mkdtempSync(join(tmpdir(), "sanam-counterexample-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Finds a defect with a property, and runs its flow in the process of the defect and in this one. */
async function findDefect(property: string, defect: string, seed: number) {
  const here = import.meta.dirname;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", join(here, "plant-defect.ts"), join(here, "find-defect-child.ts"), property, folder, `${seed}`],
    { env: { ...process.env, DEFECT: defect } },
  );
  const file = join(folder, `${property}.yaml`);
  return { ...JSON.parse(stdout), flow: readFileSync(file, "utf8"), exitsWithout: await runFlowOnHouses(file, folder) };
}

describe.concurrent("a defect's counterexample is short, and its flow fails with the defect and passes without it", () => {
  test("of the house", { timeout: 120_000 }, async ({ expect }) => {
    const found = await findDefect("house", "a rejected withdrawal returns a satang less", 4);
    expect(found.message).toMatch(/^staff reject withdrawal1: \w+ has a credit of \d+ satang, not of \d+$/);
    expect(found.commands).toHaveLength(3);
    expect(found.flow).toContain("sandbox: reject");
    expect([found.exits, found.exitsWithout]).toEqual([
      [3, 3],
      [0, 0],
    ]);
  });

  test("of the client, whose connection is cut", { timeout: 120_000 }, async ({ expect }) => {
    const found = await findDefect("client", "a lost reply is shown as a failure", 3);
    expect(found.message).toBe("withdrawal-requested is shown as failed, and it happened");
    expect(found.commands.length).toBeLessThanOrEqual(5);
    expect(found.flow).toMatch(/kind: cut\n +when: after/);
    // A house in memory has no connection, so it skips the flow.
    expect([found.exits, found.exitsWithout]).toEqual([
      [0, 5],
      [0, 0],
    ]);
  });
});
