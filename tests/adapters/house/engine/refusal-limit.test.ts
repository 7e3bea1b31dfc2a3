import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memberOfStream } from "../../../../adapters/house/engine/member-streams.ts";
import type { HouseEvent } from "../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { DAY_MS, HOUR_MS, SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { bangkokDay } from "../laws/bangkok-day.ts";
import { codeOf, eventsOf, joinHouse, newKey, openTestHouse, registrationOf, testClock } from "../test-house.ts";

const TOO_MUCH = baht(99_000_000);

async function openLimited(refusalsPerDay?: number) {
  const clock = testClock();
  const journal = createMemoryJournal<HouseEvent>();
  const options = { journal, clock, ...(refusalsPerDay === undefined ? {} : { refusalsPerDay }) };
  const testHouse = await openTestHouse(options);
  const member = await joinHouse(testHouse.house, 1, baht(1_000));
  const stored = async () => (await eventsOf(journal)).filter(({ type }) => type === "intent-refused").length;
  return { ...testHouse, clock, options, member, stored };
}

function addOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

describe("refusals under keys", () => {
  it("are 200 of a member and day on disk, however many there are", async () => {
    const { member, stored, journal } = await openLimited();
    for (let count = 0; count < 200; count += 1) {
      expect(codeOf(await member.service.requestWithdrawal(TOO_MUCH, newKey()))).toBe("withdraw-over-day-cap");
    }
    const bytes = JSON.stringify(await eventsOf(journal)).length;
    for (let count = 0; count < 300; count += 1) {
      expect(codeOf(await member.service.requestWithdrawal(TOO_MUCH, newKey()))).toBe("too-many-refused");
    }
    expect(await stored()).toBe(200);
    expect(JSON.stringify(await eventsOf(journal))).toHaveLength(bytes);
  });

  it("say until when: the end of the Bangkok day, when they are stored again", async () => {
    const { member, advance, now, stored } = await openLimited(1);
    await member.service.requestWithdrawal(TOO_MUCH, newKey());
    const answer = await member.service.requestWithdrawal(TOO_MUCH, newKey());
    // It is noon.
    const until = now() + 12 * HOUR_MS;
    const retryAfter = (12 * HOUR_MS) / SECOND_MS;
    expect(answer).toMatchObject({ ok: false, error: { code: "too-many-refused", facts: { until, retryAfter } } });
    advance(12 * HOUR_MS - 1);
    const late = await member.service.requestWithdrawal(TOO_MUCH, newKey());
    expect(late).toMatchObject({ error: { code: "too-many-refused", facts: { until, retryAfter: 1 } } });
    advance(1);
    expect(codeOf(await member.service.requestWithdrawal(TOO_MUCH, newKey()))).toBe("withdraw-over-day-cap");
    expect(await stored()).toBe(2);
  });

  it("never block what succeeds, and stored answers come again", async () => {
    const { member } = await openLimited(1);
    const first = newKey();
    const refused = await member.service.requestWithdrawal(TOO_MUCH, first);
    expect(codeOf(await member.service.requestWithdrawal(TOO_MUCH, newKey()))).toBe("too-many-refused");
    expect(codeOf(await member.service.requestWithdrawal(baht(10), newKey()))).toBe("ok");
    expect(await member.service.requestWithdrawal(TOO_MUCH, first)).toEqual(refused);
  });

  it("that are not stored do not succeed late, and may be tried again at the told time", async () => {
    const { house, member, advance } = await openLimited(1);
    await member.service.requestWithdrawal(TOO_MUCH, newKey());
    const key = newKey();
    expect(codeOf(await member.service.requestWithdrawal(baht(1_500), key))).toBe("too-many-refused");
    await house.staff.topUp(member.id, baht(1_000));
    expect(codeOf(await member.service.requestWithdrawal(baht(1_500), key))).toBe("too-many-refused");
    advance(12 * HOUR_MS);
    expect(codeOf(await member.service.requestWithdrawal(baht(1_500), key))).toBe("ok");
  });

  it("are counted for each member and day, also after a restart, for any moments", async () => {
    const moment = fc.record({ member: fc.nat({ max: 1 }), waitMs: fc.constantFrom(0, HOUR_MS, 7 * HOUR_MS, DAY_MS) });
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { maxLength: 30 }), fc.integer({ min: 1, max: 4 }), async (moments, perDay) => {
        const { house, member, clock, options, journal } = await openLimited(perDay);
        const other = await joinHouse(house, 2);
        let services = [member.service, other.service];
        const asked = new Map<string, number>();
        for (const { member: which, waitMs } of moments) {
          clock.advance(waitMs);
          await services[which]?.requestWithdrawal(TOO_MUCH, newKey());
          addOne(asked, `${[member, other][which]?.id} ${bangkokDay(clock.now())}`);
          const restarted = (await openTestHouse({ ...options, number: 2 })).house;
          services = [restarted.member(member.id), restarted.member(other.id)];
        }
        const stored = new Map<string, number>();
        for await (const { stream, event } of journal.all()) {
          if (event.type === "intent-refused") addOne(stored, `${memberOfStream(stream)} ${bangkokDay(event.at)}`);
        }
        expect(stored).toEqual(new Map([...asked].map(([day, count]) => [day, Math.min(count, perDay)])));
      }),
      { numRuns: 40 },
    );
  });

  it("of visitors are in no stream", async () => {
    const { house, journal } = await openLimited();
    const before = (await eventsOf(journal)).length;
    for (let count = 0; count < 50; count += 1) {
      const again = { ...registrationOf(3), phone: registrationOf(1).phone };
      expect(codeOf(await house.visitors.register(again, newKey()))).toBe("phone-taken");
    }
    expect(await eventsOf(journal)).toHaveLength(before);
  });
});
