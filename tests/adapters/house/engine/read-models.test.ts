import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import type { House, HouseEvent } from "../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { openSqliteJournal } from "../../../../adapters/house/journals/sqlite/sqlite-journal.ts";
import type { Journal } from "../../../../adapters/house/ports/journal.ts";
import { baht } from "../../../../core/shared/money.ts";
import { DISK_MS } from "../journals/journal-suite.ts";
import { joinHouse, newKey, openTestHouse, registrationOf, testClock, unwrap } from "../test-house.ts";

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Two journals that read each other's writes: one object, or two connections to one file. */
const PAIRS: Record<string, () => Promise<readonly [Journal<HouseEvent>, Journal<HouseEvent>]>> = {
  memory: async () => {
    const journal = createMemoryJournal<HouseEvent>();
    return [journal, journal];
  },
  sqlite: async () => {
    const folder = mkdtempSync(join(tmpdir(), "sanam-read-models-"));
    cleanups.push(() => rmSync(folder, { recursive: true }));
    const open = async () => {
      const journal = unwrap(await openSqliteJournal<HouseEvent>(join(folder, "journal.sqlite")));
      cleanups.push(() => journal.close());
      return journal;
    };
    return [await open(), await open()];
  },
};

for (const [name, pair] of Object.entries(PAIRS)) {
  describe(`two houses on one ${name} journal`, { timeout: DISK_MS }, () => {
    async function twoHouses() {
      const [oneJournal, otherJournal] = await pair();
      const clock = testClock();
      const backOffice = { mode: "waiting" } as const;
      const { house: one } = await openTestHouse({ journal: oneJournal, clock, backOffice, number: 1 });
      const { house: other } = await openTestHouse({ journal: otherJournal, clock, backOffice, number: 2 });
      return { one, other, advance: clock.advance };
    }

    it("show each other's requests, payments, rounds and friends without a restart", async () => {
      const { one, other, advance } = await twoHouses();
      const { service, id, session } = await joinHouse(one, 1, baht(5000));
      // Each house writes in turn, without reading the other's latest events first.
      const { service: own } = await joinHouse(other, 2, baht(5000));

      const withdrawal = unwrap(await service.requestWithdrawal(baht(700), newKey()));
      expect(await other.staff.openRequests()).toMatchObject([{ id: withdrawal.id, member: id, kind: "withdrawal" }]);
      unwrap(await other.staff.startPaying(withdrawal.id));
      advance(1000);
      unwrap(await other.staff.approve(withdrawal.id));
      const paid = [{ amountSatang: baht(700) }];
      expect(await one.site.recentWithdrawals()).toMatchObject(paid);
      expect(await other.site.recentWithdrawals()).toMatchObject(paid);
      expect(await one.staff.openRequests()).toEqual([]);

      const launch = unwrap(await service.openGame("sanam-dice", newKey(), session.token));
      unwrap(await one.tables.play(launch.launchId, { betOn: "low", amount: baht(40) }, newKey()));
      expect(await own.ranking("day")).toMatchObject([
        { rank: 1, stakedSatang: baht(40), mine: false },
        { rank: 2, stakedSatang: 0, mine: true },
      ]);

      const afCode = await service.affiliate.code();
      unwrap(await other.visitors.register({ ...registrationOf(3), inviterCode: afCode }, newKey()));
      expect(await service.affiliate.downline()).toHaveLength(1);
    });

    it("count nothing twice, whichever house is asked at any time", async () => {
      const step = fc.record({ approvedBy: fc.nat(1), requestedBy: fc.nat(1), asks: fc.boolean() });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
          const { one, other } = await twoHouses();
          const houses: readonly House[] = [one, other];
          const members = [await joinHouse(one, 1), await joinHouse(other, 2)];
          const asked: Promise<unknown>[] = [];
          for (const { approvedBy, requestedBy, asks } of steps) {
            const service = members[requestedBy]?.service;
            if (!service) throw new Error("no such member");
            const { id } = unwrap(await service.requestDeposit(baht(100), newKey()));
            unwrap(await service.confirmDeposit(id, newKey()));
            if (asks) for (const { site, staff } of houses) asked.push(site.recentDeposits(), staff.openRequests());
            unwrap(await (houses[approvedBy] ?? one).staff.approve(id));
          }
          await Promise.all(asked);
          for (const { site, staff } of houses) {
            expect(await site.recentDeposits()).toHaveLength(steps.length);
            expect(await staff.openRequests()).toEqual([]);
          }
        }),
        { numRuns: 10 },
      );
    });
  });
}
