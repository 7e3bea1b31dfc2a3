import { expect } from "vitest";
import type { HouseEvent } from "../../../../adapters/house/engine/events.ts";
import { WITHDRAWAL_CAPS, WITHDRAWALS_PER_DAY, type WithdrawalCap } from "../../../../core/rules/withdrawal-cap.ts";
import { type BangkokDate, bangkokDateOf, type Instant } from "../../../../core/shared/bangkok-time.ts";
import type { HistoryEntry } from "../../../../core/wallet/model.ts";
import { eventsOf, type Guest, type OpenHouse, unwrap } from "../open-house.ts";
import { expectGamesLaws } from "./games-laws.ts";
import { expectPointsLaws, worthOfEvent } from "./points-laws.ts";

/** The events that move credit or points; one line of the history each. */
const POSTINGS: ReadonlySet<HouseEvent["type"]> = new Set([
  "deposit-credited",
  "slip-credited",
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

export async function wholeHistory({ service }: Guest): Promise<readonly HistoryEntry[]> {
  const lines: HistoryEntry[] = [];
  for (let cursor: string | undefined; ; ) {
    const query = { kinds: [], from: undefined, to: undefined, cursor, limit: 7 };
    const page = unwrap(await service.history(query));
    lines.push(...page.items);
    if (!page.next) return lines;
    cursor = page.next;
  }
}

/** What holds of a member's money at every moment, told from the outside and from the journal. */
export async function expectMoneyLaws(open: OpenHouse, guest: Guest): Promise<void> {
  const { creditSatang } = await guest.service.credit();
  const lines = await wholeHistory(guest);
  expect(creditSatang).toBeGreaterThanOrEqual(0);
  expect(lines.reduce((sum, line) => sum + line.creditSatang, 0)).toBe(creditSatang);
  expect(lines.every(({ balanceSatang }) => (balanceSatang ?? -1) >= 0)).toBe(true);

  const postings = (await eventsOf(open.journal)).filter(isPosting);
  expect(lines.map(({ at }) => at)).toEqual(postings.map(({ at }) => at).reverse());
  for (const [index, event] of [...postings].reverse().entries()) {
    const worth = worthOfEvent(event);
    if (worth) expect(lines[index]).toMatchObject({ ...worth });
  }
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);

  const held = [...(await guest.service.withdrawalHistory())].filter(({ status }) => status !== "rejected");
  const credited = [...(await guest.service.depositHistory()), ...(await guest.service.slips())].filter(
    ({ status }) => status === "credited",
  );
  const given = await expectPointsLaws(guest, lines);
  const bonuses = lines.filter(({ kind }) => kind === "bonus");
  expect(creditSatang).toBe(
    given.creditSatang +
      (await expectGamesLaws(open, guest, lines)) +
      total(bonuses.map((line) => line.creditSatang)) +
      total(credited.map(({ amountSatang }) => amountSatang)) -
      total(held.map(({ amountSatang }) => amountSatang)),
  );
}

/** Judged anew from what the member can see, right after a withdrawal was accepted. */
export async function expectCapHeld({ now }: OpenHouse, { service }: Guest): Promise<void> {
  const day = bangkokDateOf(now());
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
