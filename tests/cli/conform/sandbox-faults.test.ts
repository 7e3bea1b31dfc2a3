import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Summary } from "../../../cli/conform/report/summary.ts";
import { PASSWORD } from "../cli-fixture.ts";
import { runCli, runJson } from "../run-cli.ts";
import { openTestedHouse } from "./tested-house.ts";

let house: Awaited<ReturnType<typeof openTestedHouse>>;
const folder = mkdtempSync(join(tmpdir(), "sanam-faults-"));
const env = { SANAM_HOME: folder };
const ROW = "GET /api/auth/wheel";

beforeAll(async () => {
  house = await openTestedHouse();
  await runCli(["session", "login", "gold", "--target", house.url], { env: { ...env, ...PASSWORD } });
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

async function control(path: string, body: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const reply = await fetch(`${house.url}/sandbox${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  expect(reply.status, await reply.text()).toBe(200);
}

/** One fault of each kind, and what the verdict says about a right call of its row. */
const FAULTS: readonly (readonly [what: string, order: object, expected: string, got: string])[] = [
  ["a failure", { fault: { kind: "status", status: 500 } }, "a success or a refusal", "500 sandbox-fault"],
  ["500256", { fault: { kind: "status", status: 500, code: "500256" } }, "a success", "500 500256"],
  [
    "a late reply",
    { calls: 1, delayMs: 2000, fault: { kind: "delay" } },
    "a reply",
    "none: nothing came within the time-out",
  ],
  ["a cut before the effect", { fault: { kind: "cut", when: "before" } }, "a reply", "none: the connection was closed"],
  ["a cut after the effect", { fault: { kind: "cut", when: "after" } }, "a reply", "none: the connection was closed"],
  ["a cut in the reply", { fault: { kind: "cut-midway" } }, "a reply", "none: the connection was closed"],
  ["half a JSON", { fault: { kind: "truncated" } }, "JSON", "200 application/json; charset=utf-8, but no JSON"],
  ["an HTML page", { fault: { kind: "html", status: 502 } }, "JSON", "502 an HTML page"],
  [
    "a field of our own design with another type",
    { fault: { kind: "wrong-type", field: "segments" } },
    "Array",
    '"not what you expected"',
  ],
];

test.each(FAULTS)("%s is a deviation with a clear word, and the run exits with 6", async (_, order, expected, got) => {
  await control("/faults", { row: ROW, calls: 1000, ...order });
  try {
    const words = [
      "contract",
      "conform",
      "--target",
      house.url,
      "--only",
      "wheel",
      ...("delayMs" in order ? ["--reply-timeout", "1"] : []),
    ];
    const { exit, data } = await runJson(words, { env });
    const { rows, counts } = data as unknown as Summary;
    const right = rows[0]?.checks.find(({ check }) => check === "a right call");
    expect(right?.finding).toMatchObject({ verdict: "deviates", expected, got });
    // The row is in the specification; its segments are of our own design.
    expect(right?.finding.source).toBe(expected === "Array" ? "assumed" : "spec");
    expect(right?.finding.repeat?.join("\n")).toContain(`curl "$TARGET/api/auth/wheel" "\${HEADERS[@]}"`);
    // A lost reply is no fault of the check.
    expect(JSON.stringify(rows)).not.toContain("the check itself failed");
    expect({ exit, counts }).toMatchObject({ exit: 6, counts: { conforms: 0, deviates: 1 } });
  } finally {
    await control("/faults/clear", {});
  }
});
