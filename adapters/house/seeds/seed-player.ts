import { type MemberId, memberId } from "../../../core/session/model.ts";
import { addDays, bangkokDateOf, type Instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { baht, least, type Satang, ZERO } from "../../../core/shared/money.ts";
import { BANK_CODES } from "../../../core/wallet/banks.ts";
import { thaiName } from "../sandbox/thai-names.ts";
import {
  cancelledDeposit,
  deposit,
  expiredDeposit,
  playRounds,
  rejectedWithdrawal,
  wholeBaht,
  withdraw,
} from "./behaviour.ts";
import { momentOf } from "./day-plan.ts";
import type { Persona } from "./personas.ts";
import { spendPoints } from "./reward-behaviour.ts";
import type { SeededMember } from "./seed-member.ts";
import { between, pick, seededRandom, seededUuid } from "./seeded-random.ts";
import { type SimulatedMember, simulateMember } from "./simulated-member.ts";

/** A member that fills a sandbox, named by a number. */
export interface PlayerOrder {
  readonly seed: number;
  /** The same seed, number, days and moment make the same events. */
  readonly number: number;
  /** How many days before today the history may have. */
  readonly days: number;
  readonly now: Instant;
  readonly passwordHash: string;
  /** The number of the player whose code this one registered with. */
  readonly inviter: number | undefined;
}

interface PlayStyle extends Pick<Persona, "stake" | "games"> {
  readonly deposit: Satang;
}

/** By how often they occur: many play for little. */
const PLAY_STYLES: readonly (readonly [share: number, style: PlayStyle])[] = [
  [0.7, { deposit: baht(500), stake: baht(20), games: ["football-singles", "golden-dragon-fish", "fruit-slot"] }],
  [0.92, { deposit: baht(4_000), stake: baht(200), games: ["dragon-cards", "football-singles", "muay-thai"] }],
  [1, { deposit: baht(20_000), stake: baht(900), games: ["live-baccarat", "golden-roulette", "dragon-cards"] }],
];
const WELCOME_POINTS = 700;
/** Enough for all that is bought on one day. */
const POINTS_TO_SPEND = 500;
/** Shares of the first day. An inviter registers before the members that it invites. */
const JOIN_SHARE = 0.2;
const INVITED_JOIN_SHARE = 0.3;

export function playerName(number: number): string {
  return `player${String(number).padStart(5, "0")}`;
}

/** Makes a player's events up to yesterday, through the house's own decide functions. */
export function seedPlayer(order: PlayerOrder): SeededMember {
  const { number, days, now, passwordHash, inviter } = order;
  const random = randomOf(order, 0);
  const member = simulateMember(random);
  const draw = random();
  const [, style] = PLAY_STYLES.find(([share]) => draw < share) ?? PLAY_STYLES[0] ?? [1, undefined];
  if (!style) throw new Error("no style");
  const id = playerId(order, number);
  const joined = Math.max(joinDay(order, number), inviter === undefined ? 0 : joinDay(order, inviter));
  const today = bangkokDateOf(now);
  for (let day = joined; day < days; day += 1) {
    const at = (share: number): Instant => momentOf(addDays(today, day - days), share, now);
    if (day === joined) {
      register(member, order, id, at(inviter === undefined ? JOIN_SHARE : INVITED_JOIN_SHARE), passwordHash);
    }
    if (day === joined || random() < 0.6) simulateDay(member, style, day - joined, at, random);
  }
  return { id, events: member.events, state: member.state };
}

function register(member: SimulatedMember, order: PlayerOrder, id: MemberId, at: Instant, passwordHash: string): void {
  const { number, inviter } = order;
  const random = randomOf(order, 1);
  const digits = String(number).padStart(7, "0");
  member.run(at, {
    type: "register",
    id,
    accountId: seededUuid(random),
    registration: {
      username: playerName(number),
      name: thaiName(Math.floor(random() * 100_000)),
      phone: `097${digits}`,
      bank: pick(random, BANK_CODES),
      accountNumber: `778${digits}`,
    },
    passwordHash,
    invitedBy: inviter === undefined ? undefined : playerId(order, inviter),
    affiliateCode: `PLAY${number.toString(36).toUpperCase().padStart(4, "0")}`,
    intent: undefined,
  });
  member.run(plus(at, MINUTE_MS), {
    type: "grant-bonus",
    title: "แต้มต้อนรับสมาชิกใหม่",
    amount: ZERO,
    points: WELCOME_POINTS,
  });
}

/** A day on which the player comes. */
function simulateDay(
  member: SimulatedMember,
  style: PlayStyle,
  day: number,
  at: (share: number) => Instant,
  random: () => number,
): void {
  const pace = { share: 1, random };
  member.run(at(0.4), { type: "check-in", intent: undefined });
  if (member.state.points >= POINTS_TO_SPEND) spendPoints(member, at(0.42), day, random);
  if (day === 0 || member.state.creditSatang < style.deposit / 2) {
    deposit(member, at(0.45), wholeBaht(style.deposit * (0.5 + random())), pace);
  }
  const chance = random();
  if (chance < 0.03) cancelledDeposit(member, at(0.6));
  else if (chance < 0.06) expiredDeposit(member, at(0.6));
  playRounds(member, style, at(0.7), random);
  const credit = member.state.creditSatang;
  if (credit < 2 * style.deposit || random() < 0.5) return;
  const amount = least(wholeBaht(credit / 2), baht(50_000));
  if (random() < 0.1) rejectedWithdrawal(member, at(0.85), amount, random() < 0.5, pace);
  else withdraw(member, at(0.85), amount, pace);
}

/** The first day, counted from 0: in the first two thirds. */
function joinDay(order: PlayerOrder, number: number): number {
  return between(randomOf({ ...order, number }, 2), 0, Math.floor(((order.days - 1) * 2) / 3));
}

function playerId(order: PlayerOrder, number: number): MemberId {
  return memberId(seededUuid(randomOf({ ...order, number }, 3)));
}

/** Random numbers of their own for each purpose, so that others can ask for a player's id and first day. */
function randomOf({ seed, number }: Pick<PlayerOrder, "seed" | "number">, purpose: number): () => number {
  return seededRandom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number * 4 + purpose + 1, 0x85ebca6b));
}
