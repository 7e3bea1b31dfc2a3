import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HouseEvent } from "../../../../adapters/house/engine/events.ts";
import { evolve } from "../../../../adapters/house/engine/evolve.ts";
import { isSiteEvent } from "../../../../adapters/house/engine/is-site-event.ts";
import { INITIAL_STATE } from "../../../../adapters/house/engine/state.ts";
import { createMemoryJournal, type JournalSnapshot } from "../../../../adapters/house/journals/memory.ts";
import { HOUR_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht, satang } from "../../../../core/shared/money.ts";
import { codeOf, eventsOf, joinHouse, newKey, openTestHouse, type TestMember, testClock } from "../test-house.ts";
import { EVER } from "./games-laws.ts";
import { type Acted, act, anAction } from "./member-actions.ts";
import { expectCapHeld, expectMoneyLaws, wholeHistory } from "./money-laws.ts";

const ALL = { cursor: undefined, limit: 100 };
const RUNS = { numRuns: 150 };
/** Nothing at first, or enough to play and withdraw with. */
const someCredit = fc.constantFrom(baht(0), baht(500), baht(50_000));
const actions = () => fc.array(anAction(), { minLength: 1, maxLength: 25 });

describe("a member's money", () => {
  it("obeys its laws whatever is done in whatever order", async () => {
    await fc.assert(
      fc.asyncProperty(actions(), someCredit, async (sequence, credit) => {
        const testHouse = await openTestHouse();
        const member = await joinHouse(testHouse.house, 1, credit);
        for (const action of sequence) {
          const acted = await act(testHouse, member, action);
          if (acted?.answer.ok && (action.type === "withdraw" || action.type === "retry"))
            await expectCapHeld(testHouse, member);
          await expectMoneyLaws(testHouse, member);
        }
      }),
      RUNS,
    );
  });

  it("moves once for one key, with one answer for a day, and not for another body", async () => {
    await fc.assert(
      fc.asyncProperty(
        actions(),
        someCredit,
        fc.integer({ min: 0, max: 23 * HOUR_MS }),
        async (sequence, credit, later) => {
          const testHouse = await openTestHouse();
          const member = await joinHouse(testHouse.house, 1, credit);
          const acted: Acted[] = [];
          for (const action of sequence) {
            // The clock stands still meanwhile, so that no key gets older than a day.
            const own = action.type === "wait" ? undefined : await act(testHouse, member, action);
            if (own) acted.push(own);
          }
          testHouse.advance(later);
          const before = await everything(member);
          for (const { key, answer, repeat } of acted) {
            expect(await repeat()).toEqual(answer);
            expect(codeOf(await member.service.requestWithdrawal(satang(77_777), key))).toBe("key-reused");
          }
          expect(await everything(member)).toEqual(before);
        },
      ),
      RUNS,
    );
  });

  it("reads the same after a restart from what was written", async () => {
    await fc.assert(
      fc.asyncProperty(actions(), someCredit, async (sequence, credit) => {
        const clock = testClock();
        const journal = createMemoryJournal<HouseEvent>();
        const testHouse = await openTestHouse({ journal, clock });
        const member = await joinHouse(testHouse.house, 1, credit);
        for (const action of sequence) await act(testHouse, member, action);
        testHouse.house.staff.setBackOffice({ mode: "automatic", afterMs: 3000 });
        const told = await everything(member);
        const written = JSON.parse(JSON.stringify(journal.snapshot())) as JournalSnapshot<HouseEvent>;
        const again = await openTestHouse({ journal: createMemoryJournal(written), clock, number: 2 });
        expect(await everything({ ...member, service: again.house.member(member.id) })).toEqual(told);
        expect(await again.house.authenticate(member.session.token)).toBe(member.id);
        expect(await again.house.site.recentDeposits()).toEqual(await testHouse.house.site.recentDeposits());
        expect(await again.house.site.recentWithdrawals()).toEqual(await testHouse.house.site.recentWithdrawals());
        expect(await again.house.staff.openRequests()).toEqual(await testHouse.house.staff.openRequests());
      }),
      RUNS,
    );
  });

  it("comes from the events alone: folding them again gives the same state, step by step", async () => {
    await fc.assert(
      fc.asyncProperty(actions(), async (sequence) => {
        const testHouse = await openTestHouse();
        const member = await joinHouse(testHouse.house);
        for (const action of sequence) await act(testHouse, member, action);
        const { creditSatang } = await member.service.credit();
        let one = INITIAL_STATE;
        let other = INITIAL_STATE;
        for (const event of await eventsOf(testHouse.journal)) {
          if (isSiteEvent(event)) continue;
          const before = JSON.stringify(one);
          const next = evolve(one, event);
          expect(JSON.stringify(one)).toBe(before);
          one = next;
          other = evolve(other, JSON.parse(JSON.stringify(event)) as typeof event);
        }
        expect(other).toEqual(one);
        expect(one.creditSatang).toBe(creditSatang);
      }),
      { numRuns: 40 },
    );
  });
});

describe("an intent's key", () => {
  it("is forgotten after 24 hours, and not a moment before", async () => {
    const testHouse = await openTestHouse();
    const member = await joinHouse(testHouse.house, 1, baht(1_000));
    const key = newKey();
    const first = await member.service.requestWithdrawal(baht(100), key);
    testHouse.advance(24 * HOUR_MS - 1);
    expect(await member.service.requestWithdrawal(baht(100), key)).toEqual(first);
    testHouse.advance(1);
    expect(await member.service.requestWithdrawal(baht(100), key)).not.toEqual(first);
    expect(await member.service.withdrawals()).toHaveLength(2);
  });
});

async function everything(member: TestMember) {
  const { service } = member;
  return {
    profile: await service.profile(),
    level: await service.level(),
    credit: await service.credit(),
    deposits: await service.depositHistory(),
    slips: await service.slips(),
    withdrawals: await service.withdrawalHistory(),
    history: await wholeHistory(member),
    claims: await service.claims(ALL),
    spins: await service.spins(ALL),
    cards: await service.cardPlays(ALL),
    cardClaims: await service.cardClaims(),
    checkIns: await service.checkIns(),
    winLoss: await service.winLoss(EVER),
    ranking: await service.ranking("month"),
  };
}
