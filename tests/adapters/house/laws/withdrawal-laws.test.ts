import fc from "fast-check";
import { expect, it } from "vitest";
import type { IdempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import { HOUR_MS, type Instant, plus } from "../../../../core/shared/bangkok-time.ts";
import { baht, type Satang, satang } from "../../../../core/shared/money.ts";
import type { WithdrawalStatus } from "../../../../core/wallet/statuses.ts";
import { codeOf, joinHouse, NOON, newKey, openTestHouse, testClock } from "../test-house.ts";
import { bangkokDay } from "./bangkok-day.ts";
import { wholeHistory } from "./money-laws.ts";

type Step =
  | { readonly step: "request"; readonly amount: Satang }
  | { readonly step: "retry" | "reject" | "approve" | "start-paying"; readonly nth: number }
  | { readonly step: "wait"; readonly ms: number };

const anyStep = (): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 7,
      arbitrary: fc.record({
        step: fc.constant("request" as const),
        // Small ones reach the count of a day, large ones its cap.
        amount: fc.oneof(
          fc.integer({ min: 100, max: 9_900 }).map(satang),
          fc.constantFrom(baht(40_000), baht(60_000), baht(90_000), baht(100_000), satang(10_000_001)),
        ),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        step: fc.constantFrom("retry", "retry", "reject", "reject", "reject", "approve", "start-paying"),
        nth: fc.nat({ max: 3 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        step: fc.constant("wait" as const),
        ms: fc.constantFrom(1, HOUR_MS, 5 * HOUR_MS, 7 * HOUR_MS, 24 * HOUR_MS),
      }),
    },
  );

/** What the specification says about a withdrawal, without the product's code. */
interface Modelled {
  readonly id: string;
  readonly amount: Satang;
  status: WithdrawalStatus;
  attemptedAt: Instant;
  readonly keys: IdempotencyKey[];
}

interface Line {
  readonly at: Instant;
  readonly creditSatang: number;
  readonly reference: string;
}

const PER_DAY = 10_000_000;
const TIMES_PER_DAY = 5;
const CREDIT = baht(350_000);

/** A silver member's withdrawals. */
function createModel() {
  const all: Modelled[] = [];
  const lines: Line[] = [];
  const paid: { amountSatang: number; at: Instant }[] = [];
  let credit: number = CREDIT;

  function post(withdrawal: Modelled, creditSatang: number, at: Instant): void {
    credit += creditSatang;
    lines.unshift({ at, creditSatang, reference: withdrawal.id });
  }

  return {
    all,
    lines,
    paid,
    credit: () => credit,
    expectedCode(amount: number, now: Instant): string {
      const today = all.filter(
        ({ status, attemptedAt }) => status !== "rejected" && bangkokDay(attemptedAt) === bangkokDay(now),
      );
      if (today.length >= TIMES_PER_DAY) return "withdraw-no-count-left";
      if (amount + today.reduce((sum, each) => sum + each.amount, 0) > PER_DAY) return "withdraw-over-day-cap";
      return amount > credit ? "credit-insufficient" : "ok";
    },
    request(id: string, amount: Satang, key: IdempotencyKey, now: Instant): void {
      const withdrawal: Modelled = { id, amount, status: "checking", attemptedAt: now, keys: [key] };
      all.unshift(withdrawal);
      post(withdrawal, 0 - amount, now);
    },
    retry(withdrawal: Modelled, key: IdempotencyKey, now: Instant): void {
      withdrawal.status = "checking";
      withdrawal.attemptedAt = now;
      withdrawal.keys.push(key);
      post(withdrawal, 0 - withdrawal.amount, now);
    },
    reject(withdrawal: Modelled, now: Instant): void {
      withdrawal.status = "rejected";
      post(withdrawal, withdrawal.amount, now);
    },
    pay(withdrawal: Modelled, now: Instant): void {
      withdrawal.status = "paid";
      paid.unshift({ amountSatang: withdrawal.amount, at: now });
    },
  };
}

it("a member's withdrawals do what the specification says, for any requests, retries, decisions and days", async () => {
  const hours = fc.integer({ min: 0, max: 23 });
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep(), { minLength: 3, maxLength: 40, size: "max" }), hours, async (steps, hour) => {
      const clock = testClock(plus(NOON, hour * HOUR_MS));
      const { house } = await openTestHouse({ clock, backOffice: { mode: "waiting" } });
      const member = await joinHouse(house, 1, CREDIT);
      const { service } = member;
      const joinedLines = (await wholeHistory(member)).length;
      const model = createModel();
      for (const step of steps) {
        const now = clock.now();
        if (step.step === "wait") clock.advance(step.ms);
        else if (step.step === "request") {
          const key = newKey();
          const expected = model.expectedCode(step.amount, now);
          const answer = await service.requestWithdrawal(step.amount, key);
          expect(codeOf(answer)).toBe(expected);
          if (answer.ok) model.request(answer.value.id, step.amount, key, now);
        } else {
          const withdrawal = model.all[step.nth % Math.max(1, model.all.length)];
          if (!withdrawal) continue;
          const { id, status, amount } = withdrawal;
          const open = status === "checking" || status === "paying";
          if (step.step === "retry") {
            const key = newKey();
            const expected = status === "rejected" ? model.expectedCode(amount, now) : "request-status";
            expect(codeOf(await service.retryWithdrawal(id, key))).toBe(expected);
            if (expected === "ok") model.retry(withdrawal, key, now);
          } else if (step.step === "reject") {
            expect((await house.staff.reject(id, "ทดสอบ")).ok).toBe(open);
            if (open) model.reject(withdrawal, now);
          } else if (step.step === "approve") {
            expect((await house.staff.approve(id)).ok).toBe(open);
            if (open) model.pay(withdrawal, now);
          } else {
            expect((await house.staff.startPaying(id)).ok).toBe(status === "checking");
            if (status === "checking") withdrawal.status = "paying";
          }
        }
        expect((await service.credit()).creditSatang).toBe(model.credit());
      }

      const lines = (await wholeHistory(member)).slice(0, -joinedLines);
      expect(lines.map(({ at, creditSatang, reference }) => ({ at, creditSatang, reference }))).toEqual(model.lines);
      expect(lines.every(({ kind }) => kind === "withdrawal")).toBe(true);
      const shown = (await service.withdrawalHistory()).map(({ id, amountSatang, status, attempt, intent }) => {
        return { id, amountSatang, status, attempt, intent };
      });
      expect(shown).toEqual(
        model.all.map(({ id, amount, status, keys }) => {
          return { id, amountSatang: amount, status, attempt: keys.length, intent: keys.at(-1) };
        }),
      );
      const feed = (await house.site.recentWithdrawals()).map(({ amountSatang, at }) => ({ amountSatang, at }));
      expect(feed.map(({ at }) => at)).toEqual(feed.map(({ at }) => at).sort((one, other) => other - one));
      expect(byTime(feed)).toEqual(byTime(model.paid.slice(0, 20)));
      expect(await house.site.recentDeposits()).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

function byTime<Entry extends { readonly at: number; readonly amountSatang: number }>(entries: readonly Entry[]) {
  return [...entries].sort((one, other) => other.at - one.at || other.amountSatang - one.amountSatang);
}
