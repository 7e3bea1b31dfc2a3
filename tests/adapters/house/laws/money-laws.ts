import { expect } from "vitest";
import type { HouseEvent } from "../../../../adapters/house/house.ts";
import { WITHDRAWAL_CAPS, WITHDRAWALS_PER_DAY, type WithdrawalCap } from "../../../../core/rules/withdrawal-cap.ts";
import { type BangkokDate, bangkokDateOf, type Instant } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import type { HistoryEntry } from "../../../../core/wallet/model.ts";
import { eventsOf, type TestHouse, type TestMember, unwrap } from "../test-house.ts";
import { expectGamesLaws } from "./games-laws.ts";
import { expectPointsLaws, worthOfEvent } from "./points-laws.ts";

/** The events that move credit or points, each with one line of the history. */
const POSTINGS: ReadonlySet<HouseEvent["type"]> = new Set([
  "deposit-credited",
  "deposit-bonus-credited",
  "slip-credited",
  "slip-bonus-credited",
  "loss-refunded",
  "withdrawal-requested",
  "withdrawal-retried",
  "withdrawal-rejected",
  "round-played",
  "checked-in",
  "bonus-granted",
]);

function isPosting(event: HouseEvent): boolean {
  const worth = worthOfEvent(event);
  return worth ? worth.creditSatang !== 0 || worth.points !== 0 : POSTINGS.has(event.type);
}

/** Of a vip in a sandbox. */
const LARGEST_BONUS = baht(10_000);

export async function wholeHistory({ service }: TestMember): Promise<readonly HistoryEntry[]> {
  const lines: HistoryEntry[] = [];
  for (let cursor: string | undefined; ; ) {
    const query = { kinds: [], from: undefined, to: undefined, cursor, limit: 7 };
    const page = unwrap(await service.history(query));
    lines.push(...page.items);
    if (!page.next) return lines;
    cursor = page.next;
  }
}

/** Compares what the member sees with the journal. Holds at every moment. */
export async function expectMoneyLaws(testHouse: TestHouse, member: TestMember): Promise<void> {
  const { creditSatang } = await member.service.credit();
  const lines = await wholeHistory(member);
  expect(creditSatang).toBeGreaterThanOrEqual(0);
  expect(lines.reduce((sum, line) => sum + line.creditSatang, 0)).toBe(creditSatang);
  expect(lines.every(({ balanceSatang }) => (balanceSatang ?? -1) >= 0)).toBe(true);

  const postings = (await eventsOf(testHouse.journal)).filter(isPosting);
  expect(lines.map(({ at }) => at)).toEqual(postings.map(({ at }) => at).reverse());
  for (const [index, event] of [...postings].reverse().entries()) {
    const worth = worthOfEvent(event);
    if (worth) expect(lines[index]).toMatchObject({ ...worth });
  }
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);

  const held = [...(await member.service.withdrawalHistory())].filter(({ status }) => status !== "rejected");
  const credited = [...(await member.service.depositHistory()), ...(await member.service.slips())].filter(
    ({ status }) => status === "credited",
  );
  const given = await expectPointsLaws(member, lines);
  const bonuses = lines.filter(({ kind }) => kind === "bonus" || kind === "refund");
  expect(creditSatang).toBe(
    given.creditSatang +
      (await expectGamesLaws(testHouse, member, lines)) +
      total(bonuses.map((line) => line.creditSatang)) +
      total(credited.map(({ amountSatang }) => amountSatang)) -
      total(held.map(({ amountSatang }) => amountSatang)),
  );
}

/** Checks the cap from what the member sees, right after an accepted withdrawal. */
export async function expectCapHeld({ service }: TestMember): Promise<void> {
  const day = bangkokDateOf((await service.credit()).asOf);
  const { level } = await service.level();
  const cap: WithdrawalCap = WITHDRAWAL_CAPS[level];
  const counted = (await service.withdrawalHistory()).filter(
    ({ status, timeline }) => status !== "rejected" && dayOf(lastAttemptAt(timeline)) === day,
  );
  expect(counted.length).toBeLessThanOrEqual(WITHDRAWALS_PER_DAY);
  const amounts = counted.map(({ amountSatang }) => amountSatang);
  if ("perDay" in cap) expect(total(amounts)).toBeLessThanOrEqual(cap.perDay);
  else expect(amounts[0] ?? 0).toBeLessThanOrEqual(cap.perTime);
}

function lastAttemptAt(timeline: readonly { readonly status: string; readonly at: Instant }[]): Instant | undefined {
  return timeline.filter(({ status }) => status === "checking").at(-1)?.at;
}

function dayOf(at: Instant | undefined): BangkokDate | undefined {
  return at && bangkokDateOf(at);
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** One line at most for each deposit's bonus and each day's refund, and no day over the largest bonus of all levels. */
export async function expectPaidOnce(testHouse: TestHouse, member: TestMember): Promise<void> {
  const events = await eventsOf(testHouse.journal);
  const bonuses = events.filter(({ type }) => type === "deposit-bonus-credited" || type === "slip-bonus-credited");
  const refunds = events.filter((event) => event.type === "loss-refunded");
  const ids = bonuses.map((event) => ("id" in event ? event.id : ""));
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(refunds.map(({ day }) => day)).size).toBe(refunds.length);

  const asked = [...(await member.service.depositHistory()), ...(await member.service.slips())];
  const days = new Set(asked.map(({ createdAt }) => bangkokDateOf(createdAt)));
  for (const day of days) {
    const earned = asked.filter(({ createdAt, status }) => bangkokDateOf(createdAt) === day && status === "credited");
    expect(total(earned.map(({ bonus }) => bonus?.amountSatang ?? 0))).toBeLessThanOrEqual(LARGEST_BONUS);
  }
  expect(refunds.every(({ amount }) => amount > 0)).toBe(true);
}
