import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HouseEvent, memberEngine } from "../../../../adapters/house/house.ts";
import { createMemoryJournal, type JournalSnapshot } from "../../../../adapters/house/journals/memory.ts";
import { paidByHouse, SANDBOX_CONTENT } from "../../../../adapters/house/sandbox/sandbox-content.ts";
import type { LevelName } from "../../../../core/rules/levels.ts";
import { HOUR_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht, satang } from "../../../../core/shared/money.ts";
import { codeOf, eventsOf, joinHouse, openTestHouse, type TestMember, testClock } from "../test-house.ts";
import { ALL_DAYS } from "./games-laws.ts";
import { anyAction, type OwnAction, runAction } from "./member-actions.ts";
import { expectCapHeld, expectMoneyLaws, expectPaidOnce, wholeHistory } from "./money-laws.ts";

const ALL = { cursor: undefined, limit: 100 };
const RUNS = { numRuns: 150 };
const ALL_DAY = { bonusTimeStart: "00:00:00", bonusTimeEnd: "23:59:59" };
const PAYING = {
  ...paidByHouse({ bonuses: true, refunds: true }),
  memberPromotion: (level: LevelName) => ({ ...SANDBOX_CONTENT.memberPromotion(level), ...ALL_DAY }),
};

/** No credit, or enough to play and withdraw. */
const someCredit = fc.constantFrom(baht(0), baht(500), baht(50_000));
const actions = () => fc.array(anyAction(), { minLength: 1, maxLength: 25 });

describe("a member's money", () => {
  it("obeys its laws for any actions in any order", async () => {
    await fc.assert(
      fc.asyncProperty(actions(), someCredit, async (sequence, credit) => {
        const testHouse = await openTestHouse();
        const member = await joinHouse(testHouse.house, 1, credit);
        for (const action of sequence) {
          const ownAction = await runAction(testHouse, member, action);
          if (ownAction?.answer.ok && (action.type === "withdraw" || action.type === "retry"))
            await expectCapHeld(member);
          await expectMoneyLaws(testHouse, member);
        }
      }),
      RUNS,
    );
  });

  it("obeys them, too, where the house pays bonuses and refunds", async () => {
    await fc.assert(
      fc.asyncProperty(actions(), someCredit, async (sequence, credit) => {
        const testHouse = await openTestHouse({ content: PAYING });
        const member = await joinHouse(testHouse.house, 1, credit);
        for (const action of sequence) await runAction(testHouse, member, action);
        await expectMoneyLaws(testHouse, member);
        await expectPaidOnce(testHouse, member);
      }),
      RUNS,
    );
  });

  it("moves once for a key, repeats the answer, and refuses another action under the key", async () => {
    await fc.assert(
      fc.asyncProperty(
        actions(),
        someCredit,
        fc.integer({ min: 0, max: 23 * HOUR_MS }),
        async (sequence, credit, later) => {
          const testHouse = await openTestHouse();
          const member = await joinHouse(testHouse.house, 1, credit);
          const ownActions: OwnAction[] = [];
          for (const action of sequence) {
            const own = await runAction(testHouse, member, action);
            if (own) ownActions.push(own);
          }
          testHouse.advance(later);
          const before = await allAnswers(member);
          for (const { key, answer, repeat } of ownActions) {
            expect(await repeat()).toEqual(answer);
            expect(codeOf(await member.service.requestWithdrawal(satang(77_777), key))).toBe("key-reused");
          }
          expect(await allAnswers(member)).toEqual(before);
        },
      ),
      RUNS,
    );
  });

  it("reads the same after a restart on the journal", async () => {
    await fc.assert(
      fc.asyncProperty(actions(), someCredit, async (sequence, credit) => {
        const clock = testClock();
        const journal = createMemoryJournal<HouseEvent>();
        const testHouse = await openTestHouse({ journal, clock });
        const member = await joinHouse(testHouse.house, 1, credit);
        for (const action of sequence) await runAction(testHouse, member, action);
        await testHouse.house.staff.setBackOffice({ mode: "automatic", afterMs: 3000 });
        const before = await allAnswers(member);
        const written = JSON.parse(JSON.stringify(journal.snapshot())) as JournalSnapshot<HouseEvent>;
        const again = await openTestHouse({ journal: createMemoryJournal(written), clock, number: 2 });
        expect(await allAnswers({ ...member, service: again.house.member(member.id) })).toEqual(before);
        // A session ends by itself in four waits of 13 hours: before the restart and after it.
        expect(await again.house.authenticate(member.session.token)).toBe(
          await testHouse.house.authenticate(member.session.token),
        );
        expect(await again.house.site.recentDeposits()).toEqual(await testHouse.house.site.recentDeposits());
        expect(await again.house.site.recentWithdrawals()).toEqual(await testHouse.house.site.recentWithdrawals());
        expect(await again.house.staff.openRequests()).toEqual(await testHouse.house.staff.openRequests());
      }),
      RUNS,
    );
  });

  it("follows from the events alone: evolving them again gives the same state at every step", async () => {
    await fc.assert(
      fc.asyncProperty(actions(), async (sequence) => {
        const testHouse = await openTestHouse();
        const member = await joinHouse(testHouse.house);
        for (const action of sequence) await runAction(testHouse, member, action);
        const { creditSatang } = await member.service.credit();
        let one = memberEngine.initial;
        let other = memberEngine.initial;
        for (const event of await eventsOf(testHouse.journal)) {
          if (!memberEngine.isOwn(event)) continue;
          const before = JSON.stringify(one);
          const next = memberEngine.evolve(one, event);
          expect(JSON.stringify(one)).toBe(before);
          one = next;
          other = memberEngine.evolve(other, JSON.parse(JSON.stringify(event)) as typeof event);
        }
        expect(other).toEqual(one);
        expect(one.creditSatang).toBe(creditSatang);
      }),
      { numRuns: 40 },
    );
  });
});

async function allAnswers(member: TestMember) {
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
    winLoss: await service.winLoss(ALL_DAYS),
    ranking: await service.ranking("month"),
  };
}
