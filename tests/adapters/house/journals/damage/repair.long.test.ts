import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Damage } from "../../../../../adapters/house/journals/sqlite/repair/repair-journal.ts";
import { repairHouse } from "../../../../../adapters/house/node/repair-house.ts";
import { seededRandom } from "../../../../../adapters/house/seeds/seeded-random.ts";
import { unwrap } from "../../test-house.ts";
import { DISK_MS } from "../journal-suite.ts";
import { damageFiles } from "./damage-files.ts";
import { type JournalFiles, makeJournalFiles, openFixedHouse, readFiles, writeFiles } from "./journal-files.ts";
import { readEverything } from "./read-everything.ts";

const DRY_RUN = { dryRun: true, acceptLostEnd: false, cutDamagedStreams: false, now: new Date(0) };
const WITHOUT_LOSS = { ...DRY_RUN, dryRun: false };
const TRIALS = 30;
const COPY = "before-repair-1970-01-01T00-00-00-000Z";

describe("repairing a journal", { timeout: DISK_MS }, () => {
  const folder = mkdtempSync(join(tmpdir(), "sanam-repair-"));
  const file = join(folder, "journal.sqlite");
  let killed: JournalFiles;
  let closed: JournalFiles;
  /** All answers of the house on the closed files. */
  let answers: string;
  /** How many events the files have. */
  let events: number;

  beforeAll(async () => {
    ({ killed, closed } = await makeJournalFiles());
    // Before a house reads them, which writes an event.
    events = soundEvents(closed);
    expect(soundEvents(killed)).toBe(events);
    const read = await readEverything(closed, folder);
    if (read.verdict !== "started") throw new Error(read.message);
    answers = read.answers;
  }, DISK_MS);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const without = (files: JournalFiles, name: string) => new Map([...files].filter(([other]) => other !== name));

  function soundEvents(files: JournalFiles): number {
    writeFiles(folder, files);
    const sound = unwrap(repairHouse(folder, DRY_RUN));
    if (sound.state !== "sound") throw new Error(sound.damage.fault);
    return sound.events;
  }

  /** An assertion on whole files would compare them byte by byte as lists. */
  function expectFiles(where: string, expected: JournalFiles): void {
    const found = readFiles(where);
    expect([...found.keys()]).toEqual([...expected.keys()]);
    for (const [name, content] of expected) expect([name, found.get(name)?.equals(content)]).toEqual([name, true]);
  }

  function change(sql: string): void {
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
  }

  async function expectRefusal(words: RegExp) {
    const opened = await openFixedHouse(folder);
    expect(opened).toMatchObject({ ok: false, error: { kind: "journal-damaged" } });
    if (!opened.ok) {
      expect(opened.error.message).toMatch(words);
      expect(opened.error.message).toContain(`run \`sanam house repair --data ${folder}\``);
    }
  }

  /** What a start need not read is found when everything is verified. */
  function expectFault(words: RegExp, damage: Partial<Damage> = {}): void {
    expect(unwrap(repairHouse(folder, DRY_RUN))).toMatchObject({
      state: "damaged",
      damage: { ...damage, fault: expect.stringMatching(words) },
    });
  }

  it.each([
    ["a missing key", "DELETE FROM claims WHERE kind = 'phone'", /keys are missing/],
    ["a key of another stream", "UPDATE claims SET stream = 'site' WHERE kind = 'username'", /unique key \(username\)/],
    ["a key that nobody took", "INSERT INTO claims VALUES ('phone', '0899999999', 'site', 0)", /unique key \(phone\)/],
    ["a changed chain", "UPDATE events SET chain = chain + 1 WHERE seq = 900", /position 900 does not follow/],
    [
      "a changed row",
      "UPDATE rows SET sum1 = 1 + coalesce(sum1, 0)",
      /a row of [a-z-]+ of .* is not as it was written/,
    ],
    ["a changed state", "UPDATE states SET version = version + 1", /the state of .* is not as it was written/],
  ])("rebuilds %s without any loss", async (_, sql, words) => {
    writeFiles(folder, closed);
    change(sql);
    const damaged = readFiles(folder);
    expectFault(words, { lost: [], lostAtEnd: 0 });
    expectFiles(folder, damaged);
    const repaired = unwrap(repairHouse(folder, WITHOUT_LOSS));
    expect(repaired).toMatchObject({ state: "repaired", copy: join(folder, COPY) });
    expectFiles(join(folder, COPY), damaged);
    expect(unwrap(repairHouse(folder, DRY_RUN))).toMatchObject({ state: "sound", endIsKnown: true });
    rmSync(join(folder, COPY), { recursive: true });
    expect(await readEverything(readFiles(folder), folder)).toEqual({ verdict: "started", answers, failed: [] });
  });

  it("notices a deleted log and an older copy, and goes on without the lost end only when asked", async () => {
    const older = without(killed, "journal.sqlite-wal");
    writeFiles(folder, older);
    await expectRefusal(/ends at position \d+ but had come to \d+, so its last \d+ events are lost/);
    const refused = unwrap(repairHouse(folder, WITHOUT_LOSS));
    expect(refused).toMatchObject({ state: "damaged", damage: { lost: [], isOtherHistory: false } });
    if (refused.state === "damaged") expect(refused.damage.lostAtEnd).toBeGreaterThan(20);
    expect(readdirSync(folder)).not.toContain(COPY);
    expect(unwrap(repairHouse(folder, { ...WITHOUT_LOSS, acceptLostEnd: true })).state).toBe("repaired");
    const opened = unwrap(await openFixedHouse(folder));
    expect(await opened.house.staff.findMember("gold")).toBeDefined();
    expect(await opened.house.staff.findMember("member1")).toBeUndefined();
    await opened.close();
  });

  it("notices an older copy that was used since", async () => {
    writeFiles(folder, without(without(killed, "journal.sqlite-wal"), "journal.sqlite-mark"));
    const opened = unwrap(await openFixedHouse(folder));
    const gold = await opened.house.staff.findMember("gold");
    if (!gold) throw new Error("no member gold");
    for (let round = 0; round < 60; round += 1) await opened.house.staff.givePoints(gold, 1);
    await opened.close();
    writeFiles(
      folder,
      new Map([...readFiles(folder), ["journal.sqlite-mark", killed.get("journal.sqlite-mark") ?? Buffer.of()]]),
    );
    await expectRefusal(/another one or an older copy/);
    expect(unwrap(repairHouse(folder, DRY_RUN))).toMatchObject({ damage: { isOtherHistory: true } });
    expect(unwrap(repairHouse(folder, { ...WITHOUT_LOSS, acceptLostEnd: true })).state).toBe("repaired");
    await unwrap(await openFixedHouse(folder)).close();
  });

  it("cuts a stream after its last good event only when asked, and says what is lost without its content", async () => {
    writeFiles(folder, closed);
    change("DELETE FROM events WHERE stream LIKE 'member:%' AND seq = 700");
    expectFault(/position 700 is missing/);
    const { damage } = unwrap(repairHouse(folder, WITHOUT_LOSS)) as {
      readonly damage: { readonly lost: readonly object[] };
    };
    expect(damage.lost[0]).toMatchObject({ position: 700, why: "missing" });
    expect(damage.lost[1]).toMatchObject({ why: "after a lost event of its stream", type: expect.any(String) });
    for (const lost of damage.lost) {
      expect(Object.keys(lost).sort()).toEqual(["position", "stream", "type", "version", "why"]);
    }
    const repaired = unwrap(repairHouse(folder, { ...WITHOUT_LOSS, cutDamagedStreams: true }));
    expect(repaired).toMatchObject({ state: "repaired", damage: { lost: damage.lost } });
    const opened = unwrap(await openFixedHouse(folder));
    expect((await opened.house.site.announcements("member")).length).toBeGreaterThan(0);
    await opened.close();
  });

  it("puts one changed bit of an event or a changed checksum back, and says how many", async () => {
    writeFiles(folder, closed);
    const whole = closed.get("journal.sqlite") ?? Buffer.of();
    const damaged = Buffer.from(whole);
    for (const type of ["deposit-credited", "round-played", "checked-in"]) {
      // Rows have such words, too.
      const place = damaged.lastIndexOf(`{"type":"${type}"`) + 12;
      damaged.writeUInt8(damaged.readUInt8(place) ^ 4, place);
    }
    writeFiles(folder, new Map([...closed, ["journal.sqlite", damaged]]));
    change(
      "UPDATE events SET checksum = checksum + 1 WHERE seq = 400; UPDATE events SET version = 90000 WHERE seq = 500",
    );
    expectFault(/is not as it was written|integrity|missing/);
    const repaired = unwrap(repairHouse(folder, { ...WITHOUT_LOSS, cutDamagedStreams: true }));
    expect(repaired).toMatchObject({ damage: { restoredEvents: 4 } });
  });

  // A test for each, because each one reads the whole journal several times.
  it.each(Array.from({ length: TRIALS }, (_, i) => i + 1))(
    "loses nothing silently, whatever bits and bytes are damaged: trial %i",
    async (number) => {
      const { files, description } = damageFiles(number % 2 ? killed : closed, seededRandom(number + 5000));
      writeFiles(folder, files);
      const repaired = repairHouse(folder, WITHOUT_LOSS);
      if (!repaired.ok) return;
      const { value } = repaired;
      if (value.state !== "damaged") {
        const left = new Map([...readFiles(folder)].filter(([name]) => name.startsWith("journal.")));
        expect([description, await readEverything(left, folder)]).toEqual([
          description,
          { verdict: "started", answers, failed: [] },
        ]);
        return;
      }
      const { damage } = value;
      expect([description, damage.lost.length + damage.lostAtEnd > 0 || damage.isOtherHistory]).toEqual([
        description,
        true,
      ]);
      // A lost event is lost once, and what is left and lost is all that there was.
      const all = damage.soundEvents + damage.lost.length + damage.lostAtEnd;
      expect([description, all]).toEqual([description, events]);
      const accepted = { ...WITHOUT_LOSS, acceptLostEnd: true, cutDamagedStreams: true };
      expect(unwrap(repairHouse(folder, accepted)).state).toBe("repaired");
      await unwrap(await openFixedHouse(folder)).close();
    },
  );

  it("does not touch the journal of a house that runs", async () => {
    writeFiles(folder, closed);
    const opened = unwrap(await openFixedHouse(folder));
    const options = { ...WITHOUT_LOSS, acceptLostEnd: true, cutDamagedStreams: true };
    expect(repairHouse(folder, options)).toMatchObject({ ok: false, error: { kind: "house-running" } });
    await opened.close();
    expect(repairHouse(folder, options)).toMatchObject({ ok: true, value: { state: "sound" } });
    expect([...readFiles(folder).keys()].sort()).toEqual(["journal.sqlite", "journal.sqlite-mark"]);
  });

  it("says that nothing can be repaired where nothing can be read", async () => {
    writeFiles(folder, new Map([["journal.sqlite", Buffer.from("these are the accounts of 1998\n".repeat(400))]]));
    expect(repairHouse(folder, WITHOUT_LOSS)).toMatchObject({ error: { kind: "not-recoverable" } });
    writeFiles(folder, new Map());
    expect(repairHouse(folder, WITHOUT_LOSS)).toMatchObject({ error: { kind: "no-journal" } });
    writeFiles(folder, without(closed, "journal.sqlite"));
    expect(repairHouse(folder, WITHOUT_LOSS)).toMatchObject({ error: { kind: "not-recoverable" } });
  });
});
