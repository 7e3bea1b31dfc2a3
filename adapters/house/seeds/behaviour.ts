import {
  type AffiliateSums,
  addSums,
  affiliateBonus,
  DAY_CLOSES_AFTER_MS,
  NO_SUMS,
  type PlayedDay,
} from "../../../core/rules/affiliate-bonus.ts";
import { DEFAULT_INPUT_RULES } from "../../../core/rules/input-rules.ts";
import {
  type BangkokDate,
  bangkokDateOf,
  endOfDay,
  type Instant,
  MINUTE_MS,
  plus,
  SECOND_MS,
} from "../../../core/shared/bangkok-time.ts";
import { add, baht, least, type Satang, satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { affiliateLeft } from "../affiliate/affiliate.ts";
import type { MemberEvent } from "../house.ts";
import { SANDBOX_GAMES } from "../sandbox/sandbox-games.ts";
import type { Persona } from "./personas.ts";
import { between, pick } from "./seeded-random.ts";
import type { SimulatedMember } from "./simulated-member.ts";

/** Rounds down to whole baht. */
export function wholeBaht(satangs: number): Satang {
  return satang(Math.floor(satangs / 100) * 100);
}

const SHARE = 0.8;
const MAXIMUM = baht(3_000);

/** A friend with all days on which they played. */
export interface SeededFriend {
  readonly days: readonly PlayedDay[];
}

export function friendFrom(events: readonly MemberEvent[]): SeededFriend {
  const days = new Map<BangkokDate, PlayedDay>();
  for (const event of events) {
    if (event.type !== "round-played") continue;
    const day = bangkokDateOf(event.at);
    const before = days.get(day) ?? { stakedSatang: ZERO, wonSatang: ZERO };
    const stakedSatang = add(before.stakedSatang, event.bet);
    days.set(day, { day, stakedSatang, wonSatang: add(before.wonSatang, event.win) });
  }
  return { days: [...days.values()] };
}

/** Withdraws most of the earnings of the days that were closed at `at`. */
export function withdrawEarnings(member: SimulatedMember, at: Instant, friends: readonly SeededFriend[]): void {
  const earned = earnedBefore(friends, bangkokDateOf(at), at);
  const left = affiliateLeft(earned, member.state.affiliateWithdrawn);
  for (const source of ["af", "wl"] as const) {
    const amount = wholeBaht(Math.min(left[source] * SHARE, MAXIMUM));
    if (amount >= DEFAULT_INPUT_RULES.affiliateMinimumSatang) {
      member.run(at, { type: "withdraw-affiliate", amount, source, earned, intent: undefined });
    }
  }
}

/** The friends' events exist already up to today. Only the days closed before `now` count. */
function earnedBefore(friends: readonly SeededFriend[], today: BangkokDate, now: Instant): AffiliateSums {
  return friends
    .flatMap(({ days }) => days)
    .filter(({ day }) => day < today && endOfDay(day) + DAY_CLOSES_AFTER_MS <= now)
    .map((day) => affiliateBonus(day, now))
    .reduce(addSums, NO_SUMS);
}

const SMALLEST_BET = baht(1);
const JACKPOT = "golden-dragon-jackpot";

/** Plays up to six rounds. In the long run the house keeps about six percent of the bets. */
export function playRounds(
  member: SimulatedMember,
  persona: Pick<Persona, "stake" | "games">,
  from: Instant,
  random: () => number,
): void {
  const rounds = between(random, 0, 6);
  for (let round = 0; round < rounds; round += 1) {
    const wantedBet = wholeBaht((persona.stake * between(random, 1, 6)) / 2);
    const bet = least(wantedBet, wholeBaht(member.state.creditSatang / 4));
    if (bet < SMALLEST_BET) return;
    const win = wholeBaht(bet * randomFactor(random));
    const game = pick(random, persona.games);
    member.run(plus(from, round * 7 * MINUTE_MS), { type: "record-round", ...gameAndTitle(game), bet, win });
  }
}

/** The win as a multiple of the bet: 2% win 5 times the bet, 42% win 1.6 to 2.4 times, the others nothing. */
function randomFactor(random: () => number): number {
  const outcome = random();
  if (outcome < 0.02) return 5;
  return outcome < 0.44 ? 1.6 + Math.round(random() * 8) / 10 : 0;
}

/** Plays until the credit equals `target`: loses round after round, or wins once. */
export function playUntil(member: SimulatedMember, persona: Persona, from: Instant, target: Satang): void {
  const [game] = persona.games;
  for (let at = from; member.state.creditSatang > target; at = plus(at, 4 * MINUTE_MS)) {
    const surplus = subtract(member.state.creditSatang, target);
    const bet = surplus > 2 * persona.stake ? wholeBaht(surplus / 3) : surplus;
    member.run(at, { type: "record-round", ...gameAndTitle(game), bet, win: ZERO });
  }
  if (member.state.creditSatang === target) return;
  const bet = least(persona.stake, member.state.creditSatang);
  const win = satang(target - member.state.creditSatang + bet);
  member.run(plus(from, 30 * MINUTE_MS), { type: "record-round", ...gameAndTitle(JACKPOT), bet, win });
}

function gameAndTitle(id: string): { readonly game: string; readonly title: string } {
  const found = SANDBOX_GAMES.find((game) => game.id === id);
  if (!found) throw new Error(`the catalogue has no ${id}`);
  return { game: id, title: found.name };
}

/** How long the steps of a request take. */
export interface Pace {
  /** 1 for a full day. Less for a day that has just begun, so that its steps fit in. */
  readonly share: number;
  readonly random: () => number;
}

function seconds({ share, random }: Pace, least: number, most: number): number {
  return Math.floor(between(random, least, most) * SECOND_MS * share);
}

const intent = undefined;

export function deposit(member: SimulatedMember, at: Instant, amount: Satang, pace: Pace): void {
  const id = member.run(at, { type: "request-deposit", amount, intent });
  member.run(plus(member.state.lastAt, seconds(pace, 40, 240)), { type: "confirm-deposit", id, intent });
  member.finishOpenRequests(seconds(pace, 5, 70));
}

export function withdraw(member: SimulatedMember, at: Instant, amount: Satang, pace: Pace): void {
  member.run(at, { type: "request-withdrawal", amount, intent });
  member.finishOpenRequests(seconds(pace, 20, 240));
}

/** A deposit that the member cancels. */
export function cancelledDeposit(member: SimulatedMember, at: Instant): void {
  const id = member.run(at, { type: "request-deposit", amount: baht(500), intent });
  member.run(plus(at, 2 * MINUTE_MS), { type: "cancel-deposit", id, intent });
}

/** A deposit without a transfer. */
export function expiredDeposit(member: SimulatedMember, at: Instant): void {
  member.run(at, { type: "request-deposit", amount: baht(300), intent });
  member.waitUntil(plus(at, 20 * MINUTE_MS));
}

/** A withdrawal that staff reject. With `retry` the second attempt is paid. */
export function rejectedWithdrawal(
  member: SimulatedMember,
  at: Instant,
  amount: Satang,
  retry: boolean,
  pace: Pace,
): void {
  const id = member.run(at, { type: "request-withdrawal", amount, intent });
  const reason = "ธนาคารปลายทางปิดปรับปรุง กรุณาทำรายการใหม่อีกครั้ง";
  member.run(plus(at, 6 * MINUTE_MS), { type: "reject", id, reason });
  if (!retry) return;
  member.run(plus(at, 50 * MINUTE_MS), { type: "retry-withdrawal", id, intent });
  member.finishOpenRequests(seconds(pace, 20, 240));
}
