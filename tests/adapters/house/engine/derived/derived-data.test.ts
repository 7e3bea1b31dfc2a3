import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildDerivedData, foldEvents } from "../../../../../adapters/house/engine/derived/derived-data.ts";
import { DERIVED_SCHEMA, readStateText, stateText } from "../../../../../adapters/house/engine/derived/state-text.ts";
import { memberStream } from "../../../../../adapters/house/engine/member-streams.ts";
import { type HouseEvent, memberEngine } from "../../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../../adapters/house/journals/memory.ts";
import { seededRandom } from "../../../../../adapters/house/seeds/seeded-random.ts";
import { baht } from "../../../../../core/shared/money.ts";
import { everyAnswer } from "../../journals/every-answer.ts";
import { everyRow } from "../../journals/every-row.ts";
import { anyAction, runAction } from "../../laws/member-actions.ts";
import { joinHouse, openTestHouse, registrationOf, testClock, unwrap } from "../../test-house.ts";

describe("rows and states", () => {
  it("are the same when they are computed again from the events, after any actions", { timeout: 60_000 }, async () => {
    const law = fc.asyncProperty(fc.array(anyAction(), { maxLength: 25 }), async (actions) => {
      const clock = testClock();
      const journal = createMemoryJournal<HouseEvent>();
      const testHouse = await openTestHouse({ journal, clock });
      const { house } = testHouse;
      const { service: inviter, id: inviterId } = await joinHouse(house, 1);
      const inviterCode = await inviter.affiliate.code();
      const session = unwrap(await house.visitors.register({ ...registrationOf(2), inviterCode }, undefined));
      const { member } = session;
      unwrap(await house.staff.topUp(member.id, baht(10_000)));
      unwrap(await house.staff.givePoints(member.id, 1_000));
      const service = house.member(member.id);
      for (const action of actions) await runAction(testHouse, { id: member.id, session, service }, action);
      await house.staff.setBackOffice({ mode: "waiting" });
      const owners = [member.id, inviterId, "all", "deposits", "withdrawals"];
      const answers = await everyAnswer(service);
      const before = { rows: await everyRow(journal, owners), head: await journal.head(memberStream(member.id)) };

      const snapshot = journal.snapshot();
      const again = createMemoryJournal<HouseEvent>({ records: snapshot.records, uniqueKeys: snapshot.uniqueKeys });
      const { house: rebuilt } = await openTestHouse({ journal: again, clock, number: 2 });
      await rebuilt.staff.setBackOffice({ mode: "waiting" });
      const after = { rows: await everyRow(again, owners), head: await again.head(memberStream(member.id)) };
      expect(after).toEqual(before);
      expect(await everyAnswer(rebuilt.member(member.id))).toEqual(answers);
    });
    await fc.assert(law, { numRuns: 25 });
  });

  it("are computed for as many streams at once as the journal can take, and once for each", async () => {
    const journal = createMemoryJournal<HouseEvent>();
    const { house } = await openTestHouse({ journal });
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await joinHouse(house, number, baht(100 * number));
    const { records, uniqueKeys } = journal.snapshot();
    const again = createMemoryJournal<HouseEvent>({ records, uniqueKeys });
    let running = 0;
    let most = 0;
    const rebuilt: string[] = [];
    await buildDerivedData(memberEngine, {
      ...again,
      async load(...of) {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        return again.load(...of);
      },
      derived: {
        ...again.derived,
        rebuildsAtOnce: 3,
        rebuild(stream, ...rest) {
          rebuilt.push(stream);
          return again.derived.rebuild(stream, ...rest);
        },
      },
    });
    expect(most).toBe(3);
    expect(rebuilt.length).toBeGreaterThan(6);
    expect(new Set(rebuilt).size).toBe(rebuilt.length);
    expect(await again.derived.schema()).toBe(DERIVED_SCHEMA);
    for (const stream of rebuilt) {
      const [before, after] = [await journal.head(stream), await again.head(stream)];
      if (before.stored) expect(after).toEqual(before);
    }
  });

  it("are computed by two processes at once that rarely take the same streams", async () => {
    const source = await openTestHouse();
    await source.house.staff.setBackOffice({ mode: "waiting" });
    const [record] = (source.journal as ReturnType<typeof createMemoryJournal<HouseEvent>>).snapshot().records;
    if (!record) expect.unreachable();
    const records = Array.from({ length: 3_000 }, (_, i) => ({ ...record, stream: `stream-${i}` }));
    const journal = createMemoryJournal<HouseEvent>({ records, uniqueKeys: [] });
    const counted = {
      ...journal,
      loads: 0,
      async load(...of: Parameters<typeof journal.load>) {
        counted.loads += 1;
        await new Promise(setImmediate);
        return journal.load(...of);
      },
    };
    await Promise.all(
      [1, 2].map((number) => buildDerivedData(memberEngine, counted, { random: seededRandom(number) })),
    );
    expect(await journal.derived.schema()).toBe(DERIVED_SCHEMA);
    expect(counted.loads).toBeLessThan(1.25 * records.length);
  });

  it("read a state's text back as it was", async () => {
    const { house, journal } = await openTestHouse();
    const { id, service } = await joinHouse(house, 1, baht(5_000));
    unwrap(await service.requestWithdrawal(baht(500), undefined));
    const { state, version } = await foldEvents(memberEngine, journal, memberStream(id));
    const text = stateText(state);
    expect(readStateText(memberEngine.initial, { version, ...text })).toEqual(state);
    expect(readStateText(memberEngine.initial, { version, ...text, schema: DERIVED_SCHEMA + 1 })).toBeUndefined();
    expect(readStateText(memberEngine.initial, { version, ...text, state: "{not JSON" })).toBeUndefined();
  });
});
