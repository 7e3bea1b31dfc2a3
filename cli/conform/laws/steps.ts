import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  dayOfMonth,
  daysInMonth,
  endOfDay,
  type Instant,
  instant,
  startOfDay,
} from "../../../core/shared/bangkok-time.ts";
import type { Answer, Caller } from "../engine/caller.ts";
import { holds } from "../engine/findings.ts";
import type { Member, Staff, TrialClock } from "../engine/law.ts";
import type { ReplyOf, RowName } from "../engine/rows.ts";

/** Pays money in: request, transfer, staff's decision. */
export async function depositOf(member: Member, staff: Staff, satang: number): Promise<ReplyOf<"requestDeposit">> {
  const request = await member.get("requestDeposit", { body: { amount: satang / 100 } });
  await member.get("confirmTransfer", { body: { id: request.id } });
  await staffCan("the deposit", "approve it", staff.approve(request.id));
  return request;
}

export function withdrawalOf(member: Member, satang: number, key?: string): Promise<ReplyOf<"withdraw">> {
  return member.get("withdraw", { body: { amount: satang / 100 }, ...(key === undefined ? {} : { key }) });
}

/** Staff's decision happens; `doing` says it in words. */
export async function staffCan(what: string, doing: string, decision: Promise<boolean>): Promise<void> {
  holds(what, await decision, `staff can ${doing}`, "staff cannot");
}

export async function staffCannot(what: string, doing: string, decision: Promise<boolean>): Promise<void> {
  holds(what, !(await decision), `staff cannot ${doing}`, "staff can");
}

/** Opens the first game that the house runs itself. */
export const TABLE_GAME = "sanam-dice";

export async function launchOf(member: Member): Promise<string> {
  return (await member.get("openGame", { body: { gameId: TABLE_GAME } })).launchId;
}

/** A round of 10 baht on the first bet of a launch's table. */
export async function roundOf(visitor: Caller, launchId: string) {
  const { bets } = await visitor.get("gameTable", { body: { launchId } });
  return { body: { launchId, betOn: bets[0]?.id ?? "", amount: 10 } };
}

/** The row that turns a card of an event. */
export function cardRowOf({ game }: ReplyOf<"gameEvents">[number]): "flipCard" | "flipCardReward" {
  return game === "flip-card" ? "flipCard" : "flipCardReward";
}

/** Calls at the same time. */
export function atOnce<Name extends RowName>(
  count: number,
  call: (number: number) => Promise<Answer<Name>>,
): Promise<readonly Answer<Name>[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => call(number)));
}

export function successes<Name extends RowName>(answers: readonly Answer<Name>[]): number {
  return answers.filter(({ ok }) => ok).length;
}

/** The next Bangkok midnight at the backend: the first moment of the next day. */
export async function nextMidnight(clock: TrialClock): Promise<Instant> {
  return endOfDay(bangkokDateOf(await clock.now()));
}

/** Moves the clock to the last millisecond of the day. Returns the midnight after it. */
export async function toLastMoment(clock: TrialClock): Promise<Instant> {
  const midnight = await nextMidnight(clock);
  await clock.to(instant(midnight - 1));
  return midnight;
}

/** The first moment of the next Bangkok month. */
export function nextMonth(today: BangkokDate): Instant {
  return startOfDay(addDays(today, daysInMonth(today) - dayOfMonth(today) + 1));
}
