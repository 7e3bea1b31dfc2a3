import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDerivedData, foldEvents } from "../../../adapters/house/engine/derived/derived-data.ts";
import { DERIVED_SCHEMA } from "../../../adapters/house/engine/derived/state-text.ts";
import { memberStream } from "../../../adapters/house/engine/member-streams.ts";
import { type HouseEvent, memberEngine } from "../../../adapters/house/house.ts";
import { openPostgresJournal } from "../../../adapters/house/journals/postgres/postgres-journal.ts";
import { verifyPostgresJournal } from "../../../adapters/house/journals/postgres/verify/verify-postgres-journal.ts";
import { createProductionHouse } from "../../../adapters/house/node/create-production.ts";
import { migrateJournal } from "../../../adapters/house/node/migrate-journal.ts";
import { type OpenHouse, openHouse } from "../../../adapters/house/node/open-house.ts";
import { operatorParts } from "../../../adapters/house/node/operator-content.ts";
import { deriveAgain } from "../../../adapters/house/node/repair-house.ts";
import { SANDBOX_CONTENT } from "../../../adapters/house/sandbox/sandbox-content.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { wholeHistory } from "../../adapters/house/laws/money-laws.ts";
import { joinHouse, newKey, plainPasswords, unwrap } from "../../adapters/house/test-house.ts";
import { isRoot, NOBODY } from "../postgres-binaries.ts";
import { copyOf, type PostgresServer, startPostgres } from "../postgres-server.ts";
import { archiveAll, copyBase } from "./base-copy.ts";
import { guideStatements } from "./guide-statements.ts";

const SECRET_KEY = "a key of tests only, of 32 letters";
const JOINED = 4;
const TOP_UP = baht(1_000_000);
/** How many actions go on before, during and after each step. */
const SHARE = 12;

/** Something that was acknowledged. */
interface Done {
  readonly member: MemberId;
  readonly title: string;
}

describe("a house on a database with an archive and two roles", { timeout: 120_000 }, () => {
  const home = mkdtempSync(join(tmpdir(), "sanam-restore-"));
  const [archive, base] = [join(home, "archive"), join(home, "base")];
  const servers: PostgresServer[] = [];
  const houses: OpenHouse[] = [];
  let server: PostgresServer;

  beforeAll(async () => {
    chmodSync(home, 0o711);
    mkdirSync(archive);
    if (isRoot()) chownSync(archive, NOBODY.uid, NOBODY.gid);
    const archiving = `test ! -f ${archive}/%f && cp %p ${archive}/%f`;
    server = await startPostgres({ settings: { archive_mode: "on", archive_command: archiving } });
    servers.push(server);
  });
  afterAll(async () => {
    for (const opened of houses) await opened.close();
    for (const each of servers) await each.discard();
    rmSync(home, { recursive: true, force: true });
  });

  const urlOf = (role: string, of = server) => `postgres://${role}@127.0.0.1:${of.port}/sanam`;

  async function run(url: string, statements: string): Promise<readonly Record<string, unknown>[]> {
    const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined });
    try {
      // One by one: a database cannot be created within a transaction.
      const all = statements.split(/;\s*$/m).filter((statement) => statement.trim() !== "");
      let rows: readonly Record<string, unknown>[] = [];
      for (const statement of all) rows = await sql.unsafe(statement);
      return rows;
    } finally {
      await sql.end({ timeout: 5 });
    }
  }

  async function open(databaseUrl: string): Promise<OpenHouse> {
    const opened = unwrap(
      await openHouse({
        dataDir: undefined,
        databaseUrl,
        clock: () => instant(Date.now()),
        passwords: plainPasswords,
        production: true,
        parts: operatorParts(SANDBOX_CONTENT),
        secretKey: SECRET_KEY,
      }),
    );
    houses.push(opened);
    return opened;
  }

  async function close(opened: OpenHouse): Promise<void> {
    houses.splice(houses.indexOf(opened), 1);
    await opened.close();
  }

  it("migrates as the owner, and serves as a role that can change no event and no table", async () => {
    await run(server.url(), guideStatements("Once, as an administrator"));
    const early = await openHouse({
      dataDir: undefined,
      databaseUrl: urlOf("sanam_house"),
      clock: () => instant(Date.now()),
      production: true,
      parts: operatorParts(SANDBOX_CONTENT),
    });
    expect(early).toMatchObject({ ok: false, error: { kind: "production-incomplete" } });
    unwrap(await migrateJournal({ databaseUrl: urlOf("sanam_owner"), replaceNewer: false }, () => undefined));
    await run(urlOf("sanam_owner"), guideStatements("After each release"));

    unwrap(await createProductionHouse({ databaseUrl: urlOf("sanam_house") }, SECRET_KEY));
    const [opened, ...others] = await Promise.all([1, 2, 3].map(() => open(urlOf("sanam_house"))));
    if (!opened) expect.unreachable();
    for (const other of others) await close(other);
    const { id, service } = await joinHouse(opened.house, 1, TOP_UP);
    unwrap(await service.requestWithdrawal(baht(100), newKey()));
    expect((await opened.house.audit.page({ member: id, cursor: undefined, limit: 10 }))?.items).not.toEqual([]);
    const wrong = { username: "member1", password: "wrong1234" };
    expect((await opened.house.visitors.signIn(wrong, {})).ok).toBe(false);

    const journal = unwrap(await openPostgresJournal<HouseEvent>(urlOf("sanam_house")));
    await journal.derived.begin(0, DERIVED_SCHEMA);
    await buildDerivedData(memberEngine, journal);
    await journal.close();
    await close(opened);

    for (const forbidden of [
      "UPDATE sanam.events SET event = event",
      "DELETE FROM sanam.events",
      "TRUNCATE sanam.events",
      "UPDATE sanam.audit SET entry = entry",
      "UPDATE sanam.schema_version SET version = 0",
      "DELETE FROM sanam.schema_version",
      "DELETE FROM sanam.shard_head",
      "CREATE TABLE sanam.more (id integer)",
      "CREATE SCHEMA more",
      "DROP TABLE sanam.model_rows",
    ]) {
      await expect(run(urlOf("sanam_house"), forbidden), forbidden).rejects.toMatchObject({ code: "42501" });
    }
  });

  it("comes back as it was at a moment, with everything that was acknowledged until then and nothing later", async () => {
    const opened = await open(urlOf("sanam_house"));
    const { house } = opened;
    const members = [];
    for (let i = 0; i < JOINED; i += 1) members.push(await joinHouse(house, 100 + i, TOP_UP));
    const done: Done[] = [];
    let isStopped = false;
    const load = members.map(async ({ id, service }) => {
      for (let i = 0; !isStopped; i += 1) {
        const title = `ครั้งที่ ${i}`;
        unwrap(await house.staff.topUp(id, baht(i + 1), title));
        done.push({ member: id, title });
        // The limit of a day refuses the later ones, which is stored as well.
        await service.requestWithdrawal(baht(100), newKey());
      }
    });
    const more = async () => {
      const enough = done.length + SHARE;
      await expect.poll(() => done.length, { interval: 5 }).toBeGreaterThan(enough);
    };

    await more();
    const copying = copyBase(server, base);
    await more();
    await copying;
    await more();
    const marked = members[0] ?? expect.unreachable();
    unwrap(await house.staff.topUp(marked.id, baht(1), "before the moment"));
    const before = [...done];
    const [moment] = await run(server.url(), "SELECT clock_timestamp()::text AS now");
    unwrap(await house.staff.topUp(marked.id, baht(1), "after the moment"));
    const after = done.length;
    await more();
    isStopped = true;
    await Promise.all(load);
    await archiveAll(server);
    await close(opened);
    // All that is left is the copy and the archive.
    await server.kill();
    rmSync(server.folder, { recursive: true });

    const restored = await restore(String(moment?.["now"]));
    const url = urlOf("sanam_house", restored);
    const verified = unwrap(await verifyPostgresJournal<HouseEvent>(url, memberEngine.replayUniqueKeys, deriveAgain));
    expect(verified.streams).toBeGreaterThan(JOINED);
    expect(verified.derivedCompared).toBe(true);
    const again = await open(url);
    const journal = unwrap(await openPostgresJournal<HouseEvent>(url));
    const titles = new Map<string, readonly (string | undefined)[]>();
    for (const { id, session } of members) {
      const service = again.house.member(id);
      const lines = await wholeHistory({ id, session, service });
      titles.set(
        id,
        lines.map(({ title }) => title),
      );
      const { creditSatang } = await service.credit();
      expect(lines.reduce((sum, line) => sum + line.creditSatang, 0)).toBe(creditSatang);
      expect((await foldEvents(memberEngine, journal, memberStream(id))).state.creditSatang).toBe(creditSatang);
      expect(await again.house.authenticate(session.token)).toBe(id);
    }
    await journal.close();
    expect(titles.get(marked.id)).toContain("before the moment");
    expect(titles.get(marked.id)).not.toContain("after the moment");
    for (const { member, title } of before) expect(titles.get(member)).toContain(title);
    const underWay = new Set(members.map(({ id }) => id));
    for (const { member, title } of done.slice(after)) {
      // The first one of each member may have begun before the moment.
      if (!underWay.delete(member)) expect(titles.get(member)).not.toContain(title);
    }

    unwrap(await again.house.staff.topUp(marked.id, baht(5), "goes on"));
    expect((await wholeHistory({ ...marked, service: again.house.member(marked.id) }))[0]?.title).toBe("goes on");
  });

  async function restore(moment: string): Promise<PostgresServer> {
    expect(readdirSync(archive).length).toBeGreaterThan(1);
    const restored = await startPostgres({
      settings: {
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_time: moment,
        recovery_target_action: "promote",
      },
      fill(folder) {
        copyOf({ ...server, folder: base })(folder);
        writeFileSync(join(folder, "recovery.signal"), "");
        if (isRoot()) execFileSync("chown", ["-R", `${NOBODY.uid}:${NOBODY.gid}`, folder]);
        chmodSync(folder, 0o700);
      },
    });
    servers.push(restored);
    const inRecovery = async () =>
      (await run(restored.url(), "SELECT pg_is_in_recovery() AS now"))[0]?.["now"] as boolean;
    await expect.poll(inRecovery, { timeout: 60_000 }).toBe(false);
    return restored;
  }
});
