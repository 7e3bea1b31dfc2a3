import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openDemoHouse } from "../../../../adapters/house/sandbox/open-demo-house.ts";
import { plainPasswords, unwrap } from "../../../adapters/house/test-house.ts";
import { NOON, runCli, runJson } from "../../run-cli.ts";

// Every commit waits for the disk, which may be busy.
vi.setConfig({ testTimeout: 60_000 });

const sound = mkdtempSync(join(tmpdir(), "sanam-house-sound-"));
let folder = sound;
beforeAll(async () => (await openFolder()).close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-house-repair-"));
  cpSync(sound, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(sound, { recursive: true, force: true }));

const openFolder = async () =>
  unwrap(await openDemoHouse({ dataDir: folder, seed: 7, clock: () => NOON, passwords: plainPasswords }));

function change(sql: string): void {
  const database = new DatabaseSync(join(folder, "journal.sqlite"));
  database.exec(sql);
  database.close();
}

test("a sound journal is left alone", async () => {
  for (const command of ["verify", "repair"]) {
    const { exit, data } = await runJson(["house", command, "--data", folder]);
    const key = command === "verify" ? { secretKey: "fits" } : {};
    expect([exit, data]).toEqual([0, { state: "sound", events: expect.any(Number), endIsKnown: true, ...key }]);
  }
  const { stdout } = await runCli(["house", "verify", "--data", folder]);
  expect(stdout).toMatch(/Journal +sound/);
  expect(readdirSync(folder).filter((name) => name.startsWith("journal."))).toEqual([
    "journal.sqlite",
    "journal.sqlite-mark",
  ]);
});

test("lost unique keys are found by the check and rebuilt by the repair, which keeps the old files", async () => {
  change("DELETE FROM claims WHERE kind = 'phone'");
  const checked = await runJson(["house", "verify", "--data", folder]);
  expect(checked).toMatchObject({
    exit: 1,
    error: { kind: "unexpected", code: "journal-damaged", needs: [], lost: [] },
  });
  expect(checked.error?.["message"]).toContain("unique keys are missing");
  const dry = await runCli(["house", "repair", "--data", folder, "--dry-run"]);
  expect(dry.exit).toBe(0);
  expect(dry.stdout).toContain("the unique keys are rebuilt");
  const repaired = await runJson(["house", "repair", "--data", folder]);
  expect(repaired).toMatchObject({ exit: 0, data: { state: "repaired", lost: [], lostAtEnd: 0 } });
  expect(readdirSync(String(repaired.data?.["copy"])).sort()).toEqual(["journal.sqlite", "journal.sqlite-mark"]);
  expect((await runJson(["house", "verify", "--data", folder])).exit).toBe(0);
  await (await openFolder()).close();
});

test("lost events need an option that says so; what is lost is listed without its content", async () => {
  change(
    "DELETE FROM events WHERE seq IN (200, 1600); DELETE FROM events WHERE seq > (SELECT max(seq) - 3 FROM events)",
  );
  const refused = await runJson(["house", "repair", "--data", folder]);
  const needs = ["--accept-lost-tail", "--cut-damaged-streams"];
  expect(refused).toMatchObject({ exit: 1, error: { code: "loss-not-accepted", needs, lostAtEnd: 3 } });
  expect(refused.error?.["message"]).toContain("--accept-lost-tail --cut-damaged-streams");
  const { stdout } = await runCli(["house", "repair", "--data", folder, "--dry-run"]);
  expect(stdout).toMatch(/200 +unknown +unknown +unknown +missing/);
  expect(stdout).toMatch(/201 +member:\S+ +\d+ +[a-z-]+ +after a lost event of its stream/);
  expect(stdout).toContain("-o json lists all");
  const half = await runJson(["house", "repair", "--data", folder, "--accept-lost-tail"]);
  expect(half.exit).toBe(1);
  const repaired = await runJson(["house", "repair", "--data", folder, ...needs]);
  expect(repaired).toMatchObject({ exit: 0, data: { state: "repaired", lostAtEnd: 3 } });
  await (await openFolder()).close();
});

test("a house that runs, a folder without a journal and a missing option are refused", async () => {
  const open = await openFolder();
  const running = await runJson(["house", "repair", "--data", folder]);
  await open.close();
  expect(running).toMatchObject({ exit: 1, error: { code: "house-running" } });
  const none = await runJson(["house", "verify", "--data", join(folder, "nothing")]);
  expect(none).toMatchObject({ exit: 1, error: { code: "no-journal" } });
  expect((await runJson(["house", "repair"])).exit).toBe(2);
});
