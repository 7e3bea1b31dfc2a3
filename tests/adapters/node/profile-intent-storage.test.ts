import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createProfileIntentStorage } from "../../../adapters/node/profile-intent-storage.ts";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { HOUR_MS, instant, plus } from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import { requestDeposit } from "../../../core/wallet/deposit.ts";
import { requestWithdrawal } from "../../../core/wallet/withdrawal.ts";

const NOW = instant(Date.UTC(2026, 10, 20, 5));
const intentOf = (kind: string, key: string, madeAt = NOW) => ({
  kind,
  key: idempotencyKey(key.padEnd(16, "0")),
  madeAt,
  amountSatang: satang(50_000),
  knownIds: ["D-1"],
});

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "sanam-intents-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const storageOf = (member: string | null = "m-1", profile = "a@http://127.0.0.1:4600") =>
  createProfileIntentStorage(join(home, "new"), profile, () => member ?? undefined);

test("the next run sees an intent, however old, with all its fields, until it is removed", () => {
  const [older, newer] = [
    intentOf("withdrawal-request", "a", plus(NOW, -99 * HOUR_MS)),
    intentOf("withdrawal-request", "b"),
  ];
  storageOf().write(newer);
  storageOf().write(older);
  storageOf().write(intentOf("deposit-request", "c"));
  expect(storageOf().pending(requestWithdrawal)).toEqual([older, newer]);
  storageOf().remove(older.key);
  storageOf().remove(older.key);
  expect(storageOf().pending(requestWithdrawal)).toEqual([newer]);
});

test("another member, another profile and another target do not see it", () => {
  storageOf().write(intentOf("withdrawal-request", "a"));
  storageOf(null).write(intentOf("withdrawal-request", "b"));
  const others = [storageOf("m-2"), storageOf("m-1", "b@http://127.0.0.1:4600"), storageOf("m-1", "a@memory")];
  expect(others.flatMap((other) => other.pending(requestWithdrawal))).toEqual([]);
  expect(storageOf(null).pending(requestWithdrawal)).toEqual([intentOf("withdrawal-request", "b")]);
});

test("only its owner can read it, and nothing else is left in the folder", () => {
  storageOf().write(intentOf("withdrawal-request", "a"));
  const [folder = ""] = readdirSync(join(home, "new"));
  const [file = "", ...rest] = readdirSync(join(home, "new", folder));
  expect(rest).toEqual([]);
  expect(statSync(join(home, "new", folder, file)).mode & 0o777).toBe(0o600);
  expect(statSync(join(home, "new", folder)).mode & 0o777).toBe(0o700);
});

test.each([
  ["is cut", `{"kind":"withdrawal-request","key":"a0000`, [requestWithdrawal, requestDeposit]],
  ["is empty", "", [requestWithdrawal, requestDeposit]],
  ["has another key", JSON.stringify(intentOf("withdrawal-request", "b")), [requestWithdrawal, requestDeposit]],
  [
    "lacks a field of its kind",
    JSON.stringify({ ...intentOf("withdrawal-request", "a"), knownIds: 5, member: "m-1" }),
    [requestWithdrawal],
  ],
])("a file that %s is named and stays", (_, text, kinds) => {
  storageOf().write(intentOf("withdrawal-request", "a"));
  const [folder = ""] = readdirSync(join(home, "new"));
  const file = join(home, "new", folder, `${"a".padEnd(16, "0")}.json`);
  writeFileSync(file, text);
  for (const kind of [requestWithdrawal, requestDeposit]) {
    expect(storageOf().pending(kind)).toEqual([]);
    const found = storageOf()
      .damaged(kind)
      .map(({ file, key }) => [file, key]);
    expect(found).toEqual(kinds.some((each) => each === kind) ? [[file, "a".padEnd(16, "0")]] : []);
  }
  expect(readdirSync(join(home, "new", folder))).toHaveLength(1);
});

test("a folder that cannot be written stops before anything is sent", () => {
  writeFileSync(join(home, "new"), "no folder");
  expect(() => storageOf().write(intentOf("withdrawal-request", "a"))).toThrow("ENOTDIR");
});
