import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createStreamTime } from "../../../../adapters/house/engine/stream-time.ts";
import type { HouseEvent } from "../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import type { Journal } from "../../../../adapters/house/ports/journal.ts";
import { addDays, bangkokDateOf, DAY_MS, HOUR_MS, type Instant } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { codeOf, joinHouse, NOON, newKey, openTestHouse, testClock, unwrap } from "../test-house.ts";
import { runAction } from "./member-actions.ts";
import { expectCapHeld, expectMoneyLaws } from "./money-laws.ts";
import { anyStep, openRestartable } from "./restartable.ts";

/** Events of one stream never go back in time. */
async function expectTimeInOrder(journal: Journal<HouseEvent>): Promise<void> {
  const latest = new Map<string, Instant>();
  for await (const { stream, event } of journal.all()) {
    expect([stream, event.type, event.at]).toEqual([stream, event.type, Math.max(event.at, latest.get(stream) ?? 0)]);
    latest.set(stream, event.at);
  }
}

describe("a clock that jumps", () => {
  it("never puts events of a stream out of the order of time, and leaves money, caps and days right", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep(), { minLength: 2, maxLength: 25 }), async (steps) => {
        const opened = await openRestartable();
        const { member } = opened;
        for (const step of steps) {
          if (step.step === "jump") opened.clock.advance(step.ms);
          else if (step.step === "restart") await opened.restart();
          else if (step.step === "act") {
            const own = await runAction(opened.testHouse, member, step.action);
            if (own?.answer.ok && /withdraw|retry/.test(step.action.type)) await expectCapHeld(member);
          }
          await expectMoneyLaws(opened.testHouse, member);
        }
        await expectTimeInOrder(opened.journal);
      }),
      { numRuns: 120 },
    );
  });

  it.each([HOUR_MS, 2 * DAY_MS, 400 * DAY_MS])("back by %i ms leaves a member's day going on", async (back) => {
    const opened = await openRestartable();
    const { clock, member, testHouse, journal } = opened;
    const { service } = member;
    await testHouse.house.staff.setBackOffice({ mode: "automatic", afterMs: 3000 });
    unwrap(await service.checkIn(newKey()));
    const { asOf } = await service.credit();
    clock.advance(-back);
    expect(codeOf(await service.checkIn(newKey()))).toBe("check-in-done");
    const { id } = unwrap(await service.requestDeposit(baht(100), newKey()));
    unwrap(await service.confirmDeposit(id, newKey()));
    clock.advance(3000);
    expect((await service.deposits())[0]).toMatchObject({ id, status: "credited", createdAt: asOf });
    await opened.restart();
    await service.credit();
    clock.advance(DAY_MS);
    expect(codeOf(await service.checkIn(newKey()))).toBe("ok");
    expect((await service.checkIns()).today).toBe(addDays(bangkokDateOf(asOf), 1));
    await expectTimeInOrder(journal);
  });

  it("keeps the site's own events in order, too, and shows no news of a time to come", async () => {
    const journal = createMemoryJournal<HouseEvent>();
    const clock = testClock();
    const { house } = await openTestHouse({ journal, clock });
    const { service } = await joinHouse(house);
    for (const ms of [DAY_MS, -3 * DAY_MS, HOUR_MS]) {
      clock.advance(ms);
      await house.staff.publish({ title: "t", body: "b", membersOnly: false });
    }
    await expectTimeInOrder(journal);
    const shown = async () => (await house.site.announcements("visitor")).map(({ publishedAt }) => publishedAt - NOON);
    const past = [-2 * DAY_MS + HOUR_MS, -2 * DAY_MS];
    expect(await shown()).toEqual(past);
    const inbox = unwrap(await service.inbox({ group: undefined, cursor: undefined, limit: 10 }));
    expect(inbox.items.map(({ at }) => at - NOON)).toEqual(past);
    clock.advance(3 * DAY_MS);
    expect(await shown()).toEqual([DAY_MS, ...past]);
  });
});

describe("a stream's time", () => {
  it("is the clock's, or goes on from the latest event as fast as the clock", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ jump: fc.integer({ min: -1000, max: 1000 }), writes: fc.boolean() }), { minLength: 1 }),
        (moments) => {
          const clock = testClock();
          const timeOf = createStreamTime(clock.now);
          let lastAt = NOON;
          for (const { jump, writes } of moments) {
            const before = timeOf("s", lastAt);
            const clockBefore = clock.now();
            clock.advance(jump);
            const now = timeOf("s", lastAt);
            expect(now).toBeGreaterThanOrEqual(lastAt);
            if (clock.now() >= lastAt) expect(now).toBe(clock.now());
            else if (clockBefore < lastAt && jump >= 0) expect(now - before).toBe(jump);
            if (writes) lastAt = now;
          }
        },
      ),
    );
  });
});
