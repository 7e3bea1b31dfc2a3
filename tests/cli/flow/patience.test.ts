import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningSandbox, startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { plainPasswords, unwrap } from "../../adapters/house/test-house.ts";
import { runJson } from "../run-cli.ts";
import { forward } from "./forward.ts";

let house: RunningSandbox;
const folder = mkdtempSync(join(tmpdir(), "sanam-patience-"));
const file = join(folder, "withdraw.yaml");

beforeAll(async () => {
  const memory = { host: "127.0.0.1", port: 0, dataDir: undefined, passwords: plainPasswords, log: () => undefined };
  house = unwrap(await startSandbox({ ...memory, sandbox: true }));
  writeFileSync(
    file,
    `flow: A withdrawal
inputs:
  username: { new: username }
  phone: { new: phone }
  account: { new: account }
  password: { env: SANAM_PASSWORD, default: demo1234 }
steps:
  - use: session register
    with: { username: $username, phone: $phone, bank: "004", account: $account, password: $password }
  - sandbox: top-up
    with: { member: $username, amount: 100 }
  - use: wallet withdraw request
    with: { amount: 40 }
  - use: wallet credit
    expect: { creditSatang: 60 baht }
`,
  );
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

interface Report {
  readonly runs: readonly {
    readonly steps: readonly { readonly outcome: string; readonly attempts: number; readonly reason?: string }[];
  }[];
}

/** Runs the flow on a target whose first reply to each of these rows comes from a busy proxy. */
async function run(seconds: string, rows: readonly string[], ...words: string[]) {
  const seen = new Set<string>();
  const busy = { "content-type": "application/json", "retry-after": seconds };
  const waits: number[] = [];
  const { url, close } = await forward(house.url, (path, text) => {
    const row = /^\/api\/auth\/(withdraw\/[\w-]+|user\/getCredit\/\w+)$/.exec(path)?.[1]?.split("/")[0];
    if (row === undefined || !rows.includes(row) || seen.has(row)) return text;
    seen.add(row);
    const [status, code] = row === "withdraw" ? [429, "too-many-requests"] : [503, "too-many-connections"];
    return { status, headers: busy, text: JSON.stringify({ message: "รอสักครู่", code, facts: {} }) };
  });
  const after = (ms: number, task: () => void) => {
    if (ms < 20_000) waits.push(ms);
    const timer = setTimeout(task, ms < 20_000 ? 0 : ms);
    return () => clearTimeout(timer);
  };
  try {
    const { exit, data, error } = await runJson(["flow", "run", file, "--target", url, ...words], { after });
    const report = (data ?? error?.["report"]) as Report | undefined;
    return { exit, waits, steps: report?.runs[0]?.steps ?? [] };
  } finally {
    await close();
  }
}

// The command reads the credit before it withdraws.
test("a read and an action under its key wait for a target without room, and the action happens once", async () => {
  const { exit, waits, steps } = await run("3", ["withdraw", "user"]);
  expect({ exit, tries: steps.map(({ attempts }) => attempts) }).toEqual({ exit: 0, tries: [1, 1, 3, 1] });
  expect(waits.filter((ms) => ms === 3000)).toEqual([3000, 3000]);
});

test.each([
  ["longer than a step may take", "3600", []],
  ["for an action without a key", "3", ["--no-keys"]],
])("a wait %s is only reported", async (_, seconds, words) => {
  const { exit, steps } = await run(seconds, ["withdraw"], ...words);
  expect(exit).toBe(3);
  expect(steps[2]).toMatchObject({ outcome: "failed", attempts: 1, retryAfter: Number(seconds) });
});
