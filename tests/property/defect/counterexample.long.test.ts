import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { baht } from "../../../core/shared/money.ts";
import { writeClientFlow } from "../client/client-flow.ts";
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
  test("of the house", { timeout: 300_000 }, async () => {
    const found = await findDefect("house", "an expired deposit can be confirmed", 3);
    // The member confirms it, staff decide it, or it counts for the limit of deposits: whichever a run meets first.
    expect(found.message).toMatch(/is decided, not refused$|a refusal with request-status|limits\[0\]\.used is/);
    expect(found.commands[0]).toBe("a member asks for a deposit");
    expect(found.commands.length).toBeLessThanOrEqual(4);
    const { steps } = parse(found.flow);
    const { about, fails, expect: shown } = steps.at(-1);
    expect(about).toContain("expected ");
    expect(fails ?? shown).toBeDefined();
    expect([found.exits, found.exitsWithout]).toEqual([
      [3, 3],
      [0, 0],
    ]);
  });

  test("of the client, whose connection is cut", { timeout: 300_000 }, async () => {
    const found = await findDefect("client", "a lost reply is shown as a failure", 4);
    expect(found.message).toMatch(/^[a-z-]+ is shown as failed, and it happened$/);
    expect(found.commands.length).toBeLessThanOrEqual(5);
    expect(found.flow).toMatch(/kind: cut\n +when: after/);
    // A house in memory has no connection, so it skips the flow.
    expect([found.exits, found.exitsWithout]).toEqual([
      [0, 5],
      [0, 0],
    ]);
  });
});

test("an action of the client comes where it reached the house, and what a flow cannot repeat is said", () => {
  const late = idempotencyKey("decision-late-0001");
  const refused = idempotencyKey("decision-refused-1");
  const offline = idempotencyKey("decision-offline-1");
  const flow = writeClientFlow(
    {
      log: [
        { type: "pressed", key: late, who: 1, press: { type: "withdraw", amount: baht(500) } },
        { type: "sent", key: late, call: "requestWithdrawal", fate: "late" },
        { type: "pressed", key: offline, who: 0, press: { type: "deposit", amount: baht(100) } },
        { type: "sent", key: offline, call: "requestDeposit", fate: "not-sent" },
        { type: "on the page", what: "a reload" },
        { type: "passed", ms: 3000 },
        { type: "sent", key: late, call: "requestWithdrawal", fate: "arrives" },
        { type: "arrived", key: late, late: false },
        { type: "arrived", key: late, late: true },
        { type: "decided", key: late, verdict: "reject" },
        { type: "pressed", key: refused, who: 1, press: { type: "check-in" } },
        { type: "sent", key: refused, call: "checkIn", fate: "arrives" },
        { type: "arrived", key: refused, late: false },
        { type: "refused", key: refused, code: "already-done-today" },
        { type: "passed", ms: 5000 },
      ],
    },
    { property: "client", message: "it happened twice", seed: 1, path: "0", replayPath: "", commands: [] },
  );
  const { about, needs, steps } = parse(flow ?? "");
  const names = steps.map((step: Record<string, unknown>) => step["use"] ?? step["sandbox"]);
  expect(names).toEqual([
    "session register",
    "top-up",
    "points",
    "advance-clock",
    "fault",
    "fault",
    "wallet withdraw request",
    "clear-faults",
    "reject",
    "check-in claim",
    "wallet withdraw list",
  ]);
  expect(steps.filter(({ sandbox }: { sandbox: string }) => sandbox === "fault")).toMatchObject([
    { with: { on: "withdraw", kind: "cut", when: "before" } },
    { with: { on: "withdraw", kind: "duplicate" } },
  ]);
  expect(steps.at(-2)).toMatchObject({ as: "bina", fails: { code: "already-done-today" } });
  expect(steps.at(-1)).toMatchObject({ as: "bina", expect: { "items.length": 1 } });
  expect(needs).toBe("faults");
  expect(about).toContain(
    "cannot repeat what a page shows meanwhile, the order of replies, a reload, a call without a network.",
  );
});
