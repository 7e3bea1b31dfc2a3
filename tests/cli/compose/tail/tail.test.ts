import { cpSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { HouseEvent, MemberEvent } from "../../../../adapters/house/house.ts";
import { openPostgresJournal } from "../../../../adapters/house/journals/postgres/postgres-journal.ts";
import { openSqliteJournal } from "../../../../adapters/house/journals/sqlite/sqlite-journal.ts";
import type { Journal } from "../../../../adapters/house/ports/journal.ts";
import { plus } from "../../../../core/shared/bangkok-time.ts";
import { DISK_MS } from "../../../adapters/house/journals/journal-suite.ts";
import { unwrap } from "../../../adapters/house/test-house.ts";
import { newTestSchema, type TestSchema } from "../../../postgres/test-schema.ts";
import { runCli, runJson } from "../../run-cli.ts";
import { EVERY_EVENT, SECRETS } from "./every-event.ts";

const { registered, announced } = EVERY_EVENT;
const asked = EVERY_EVENT["withdrawal-requested"];
const paid = { ...EVERY_EVENT["withdrawal-paid"], at: plus(asked.at, 1000) };

/** A member with a withdrawal, another one whose name is a phone number, and news. */
async function fill(journal: Journal<HouseEvent>): Promise<void> {
  const gold = { kind: "username", value: "gold" } as const;
  await journal.append({ stream: "aaaaaaaa-1", expectedVersion: 0, events: [registered, asked], takeKeys: [gold] });
  const other: MemberEvent = { ...registered, username: "0899112233" };
  await journal.append({ stream: "bbbbbbbb-2", expectedVersion: 0, events: [other] });
  await journal.append({ stream: "site", expectedVersion: 0, events: [announced] });
}

/** Follows, and calls a step before each look at the journal; stops after the last one was seen. */
function followed(argv: readonly string[], env: Record<string, string>, steps: readonly (() => Promise<unknown>)[]) {
  let stop = () => undefined as void;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const left = [...steps];
  return runCli(["tail", ...argv], {
    env,
    untilStopped: () => stopped,
    after: (_, task) => {
      const step = left.shift();
      if (step) void step().then(task);
      else {
        stop();
        task();
      }
      return () => undefined;
    },
  });
}

describe("a journal in a folder", { timeout: DISK_MS }, () => {
  const folder = mkdtempSync(join(tmpdir(), "sanam-tail-"));
  const file = join(folder, "journal.sqlite");
  let journal: Journal<HouseEvent>;
  beforeAll(async () => {
    journal = unwrap(await openSqliteJournal<HouseEvent>(file));
    await fill(journal);
  }, DISK_MS);
  afterAll(async () => {
    await journal.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("says what has happened, while a house has it open, and no secret", async () => {
    const { exit, stdout, stderr } = await runCli(["tail", "--data", folder, "--no-follow"]);
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
    expect(stdout.trimEnd().split("\n")).toEqual([
      "2026-11-20 12:00:00 +07  gold registered, invited by a member",
      "2026-11-20 12:00:00 +07  gold asked to withdraw ฿5,000.00 (request W-691120-7K3MQX9A)",
      "2026-11-20 12:00:00 +07  member bbbbbbbb registered, invited by a member",
      "2026-11-20 12:00:00 +07  everybody can read: News",
    ]);
    const all = await runJson(["tail", "--data", folder, "--no-follow"]);
    expect(all.data?.["events"]).toHaveLength(4);
    for (const secret of SECRETS) expect(stdout + all.stdout).not.toContain(secret);
  });

  test("of one member, and since a time", async () => {
    const member = await runJson(["tail", "--data", folder, "--no-follow", "--member", "GOLD"]);
    expect(member.data?.["events"]).toMatchObject([
      { type: "registered" },
      { type: "withdrawal-requested", amountSatang: 500_000 },
    ]);
    const later = await runJson(["tail", "--data", folder, "--no-follow", "--since", "2026-11-20T12:00:01+07:00"]);
    expect(later.data).toEqual({ events: [] });
    const nobody = await runJson(["tail", "--data", folder, "--no-follow", "--member", "nobody"]);
    expect(nobody).toMatchObject({ exit: 2 });
  });

  test("follows what is written meanwhile, one line of JSON for each event", async () => {
    const add = () => journal.append({ stream: "aaaaaaaa-1", expectedVersion: 2, events: [paid] });
    const nothing = async () => undefined;
    const { exit, stdout } = await followed(["--data", folder, "--output", "ndjson"], {}, [nothing, add, nothing]);
    expect(exit).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        at: "2026-11-20T05:00:01.000Z",
        type: "withdrawal-paid",
        member: "gold",
        memberId: "aaaaaaaa-1",
        text: "gold was paid ฿5,000.00 for the withdrawal W-691120-7K3MQX9A",
        amountSatang: 500_000,
        request: "W-691120-7K3MQX9A",
      },
    ]);
  });

  test("changes nothing in the folder, also of a stopped house", async () => {
    await journal.close();
    const before = statSync(file);
    expect((await runCli(["tail", "--data", folder, "--no-follow"])).exit).toBe(0);
    const { size, mtimeMs } = statSync(file);
    expect({ size, mtimeMs }).toEqual({ size: before.size, mtimeMs: before.mtimeMs });
    journal = unwrap(await openSqliteJournal<HouseEvent>(file));
  });

  test("a damaged event is one sentence with its code", async () => {
    const copy = mkdtempSync(join(tmpdir(), "sanam-tail-"));
    await journal.close();
    cpSync(folder, copy, { recursive: true });
    journal = unwrap(await openSqliteJournal<HouseEvent>(file));
    const damaged = new DatabaseSync(join(copy, "journal.sqlite"));
    damaged.exec("UPDATE events SET event = replace(event, 'gold', 'bold') WHERE seq = 1");
    damaged.close();
    const result = await runJson(["tail", "--data", copy, "--no-follow"]);
    expect(result).toMatchObject({ exit: 1, error: { kind: "unexpected", code: "journal-damaged" } });
    rmSync(copy, { recursive: true });
  });

  test.each([
    [["--data", "/no/such/folder"], 1, "no-journal"],
    [["-o", "json", "--data", "/"], 2, undefined],
    [[], 2, undefined],
  ] as const)("%j exits with %d", async (argv, exit, code) => {
    const result = await runCli([
      "tail",
      ...argv,
      ...(argv.includes("-o" as never) ? [] : ["--no-follow", "-o", "json"]),
    ]);
    expect(result.exit).toBe(exit);
    expect(JSON.parse(result.stdout).error.code).toBe(code);
  });

  test("only what follows takes ndjson, and a mistake is one line of JSON then", async () => {
    const { exit, stdout } = await runCli(["rules", "cap", "--output", "ndjson"]);
    expect(exit).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: { kind: "usage" } });
  });
});

describe("a journal in a database", { timeout: DISK_MS }, () => {
  let db: TestSchema;
  let journal: Journal<HouseEvent>;
  beforeAll(async () => {
    db = await newTestSchema();
    journal = unwrap(await openPostgresJournal<HouseEvent>(db.url));
    await fill(journal);
  }, DISK_MS);
  afterAll(async () => {
    await journal.close();
    await db.discard();
  });

  test("is followed with the right to read only", async () => {
    const role = `reader_${db.name}`;
    await db.sql.unsafe(`CREATE ROLE ${role} LOGIN; GRANT USAGE ON SCHEMA ${db.name} TO ${role};
      GRANT SELECT ON ALL TABLES IN SCHEMA ${db.name} TO ${role}`);
    const env = { SANAM_DATABASE_URL: db.url.replace("postgres@", `${role}@`) };
    try {
      const all = await runJson(["tail", "--no-follow"], { env });
      expect(all).toMatchObject({ exit: 0 });
      expect(all.data?.["events"]).toHaveLength(4);
      const add = () => journal.append({ stream: "aaaaaaaa-1", expectedVersion: 2, events: [paid] });
      const nothing = async () => undefined;
      const { stdout, stderr } = await followed([], env, [nothing, add, nothing]);
      expect({ stdout, stderr }).toEqual({
        stdout: "2026-11-20 12:00:01 +07  gold was paid ฿5,000.00 for the withdrawal W-691120-7K3MQX9A\n",
        stderr: "",
      });
    } finally {
      await db.sql.unsafe(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    }
  });

  test("a wrong password or host never shows the URL", async () => {
    const env = { SANAM_DATABASE_URL: "postgres://who:canary-password@127.0.0.1:1/none" };
    const { exit, stdout, stderr } = await runJson(["tail", "--no-follow"], { env });
    expect(exit).toBe(5);
    expect(stdout + stderr).not.toContain("canary-password");
  });
});
