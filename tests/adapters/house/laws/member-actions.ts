import fc from "fast-check";
import type { BackOffice } from "../../../../adapters/house/staff/back-office.ts";
import { makeSandboxSlip } from "../../../../adapters/house/sandbox/sandbox-slip.ts";
import { HOUR_MS } from "../../../../core/shared/bangkok-time.ts";
import type { IntentKey } from "../../../../core/money-action/idempotency-key.ts";
import { baht, type Satang, satang } from "../../../../core/shared/money.ts";
import { FLIP_CARD_GAMES, type FlipCardGame } from "../../../../core/rewards/play.ts";
import type { Refusal } from "../../../../core/shared/refusal.ts";
import type { Result } from "../../../../core/shared/result.ts";
import type { LevelId } from "../../../../core/rules/levels.ts";
import { DICE_BETS } from "../../../../core/rules/dice.ts";
import { eventsOf, type Guest, NOON, newKey, type OpenHouse, unwrap } from "../open-house.ts";

/** What can happen to a member: what they do themselves, under a key, and what others and time do. */
export type MemberAction =
  | { readonly do: "deposit" | "withdraw"; readonly amount: Satang }
  | { readonly do: "confirm" | "cancel" | "retry" | "approve" | "start-paying" | "reject"; readonly nth: number }
  | { readonly do: "open-game" | "cash-out"; readonly game: string }
  | { readonly do: "leave-games" }
  | { readonly do: "play"; readonly nth: number; readonly betOn: string; readonly amount: Satang }
  | { readonly do: "slip"; readonly serial: number }
  | { readonly do: "manual-slip"; readonly serial: number; readonly amount: Satang }
  | { readonly do: "spin" | "check-in" }
  | { readonly do: "flip"; readonly game: FlipCardGame; readonly card: number }
  | { readonly do: "claim"; readonly rewardId: string }
  | { readonly do: "points"; readonly points: number }
  | { readonly do: "top-up"; readonly amount: Satang }
  | { readonly do: "level"; readonly level: LevelId | undefined }
  | { readonly do: "policy"; readonly policy: BackOffice }
  | { readonly do: "wait"; readonly ms: number };

const amount = (): fc.Arbitrary<Satang> =>
  fc.oneof(fc.integer({ min: -100, max: 20_000_000 }), fc.constantFrom(0, 1, 100, 10_000_000, 30_000_000)).map(satang);
const nth = fc.nat({ max: 5 });
const game = fc.constantFrom("sanam-dice", "sanam-dice", "pok-deng", "mermaid-princess", "no-such-game");

export const anAction = (): fc.Arbitrary<MemberAction> =>
  fc.oneof(
    fc.record({ do: fc.constantFrom("deposit", "withdraw"), amount: amount() }),
    fc.record({ do: fc.constant("withdraw" as const), amount: fc.integer({ min: 100, max: 4_000_000 }).map(satang) }),
    fc.record({
      do: fc.constantFrom("confirm", "cancel", "retry", "approve", "start-paying", "reject"),
      nth,
    }),
    fc.record({ do: fc.constantFrom("open-game", "cash-out"), game }),
    fc.record({ do: fc.constant("leave-games" as const) }),
    fc.record({
      do: fc.constant("play" as const),
      nth,
      betOn: fc.constantFrom(...DICE_BETS, "no-bet"),
      amount: fc.oneof(amount(), fc.integer({ min: 100, max: 80_000 }).map(satang)),
    }),
    fc.record({ do: fc.constant("slip" as const), serial: nth }),
    fc.record({ do: fc.constant("manual-slip" as const), serial: nth, amount: fc.constantFrom(baht(100), baht(90)) }),
    fc.record({ do: fc.constantFrom("spin", "check-in") }),
    fc.record({
      do: fc.constant("flip" as const),
      game: fc.constantFrom(...FLIP_CARD_GAMES),
      card: fc.integer({ min: -1, max: 9 }),
    }),
    fc.record({
      do: fc.constant("claim" as const),
      rewardId: fc.constantFrom("credit-20", "bottle", "welcome", "gold-month", "nothing-like-it"),
    }),
    fc.record({ do: fc.constant("points" as const), points: fc.integer({ min: 1, max: 500 }) }),
    fc.record({ do: fc.constant("top-up" as const), amount: fc.integer({ min: 1, max: 50_000_000 }).map(satang) }),
    fc.record({ do: fc.constant("level" as const), level: fc.constantFrom<(LevelId | undefined)[]>(5, 6, undefined) }),
    fc.record({
      do: fc.constant("policy" as const),
      policy: fc.constantFrom<BackOffice[]>({ mode: "waiting" }, { mode: "automatic", afterMs: 3000 }),
    }),
    fc.record({ do: fc.constant("wait" as const), ms: fc.constantFrom(1, 1500, 3000, 16 * 60_000, 13 * HOUR_MS) }),
  );

/** An action of the member's own, and how to send the very same once more. */
export interface Acted {
  readonly key: IntentKey;
  readonly answer: Result<unknown, Refusal>;
  readonly repeat: () => Promise<Result<unknown, Refusal>>;
}

/** Carries an action out; returns what came of the member's own. */
export async function act(open: OpenHouse, guest: Guest, action: MemberAction): Promise<Acted | undefined> {
  const key = newKey();
  const send = await ownAction(open, guest, action, key);
  if (!send) {
    await othersAction(open, guest, action);
    return undefined;
  }
  return { key, answer: await send(), repeat: send };
}

async function ownAction(
  open: OpenHouse,
  { desk, session }: Guest,
  action: MemberAction,
  key: IntentKey,
): Promise<Acted["repeat"] | undefined> {
  switch (action.do) {
    case "deposit":
      return () => desk.requestDeposit(action.amount, key);
    case "withdraw":
      return () => desk.requestWithdrawal(action.amount, key);
    case "confirm":
    case "cancel": {
      const id = pick(await desk.deposits(), action.nth)?.id ?? "none";
      return () => (action.do === "confirm" ? desk.confirmDeposit(id, key) : desk.cancelDeposit(id, key));
    }
    case "retry": {
      const id = pick(await desk.withdrawals(), action.nth)?.id ?? "none";
      return () => desk.retryWithdrawal(id, key);
    }
    case "open-game":
      return () => desk.openGame(action.game, key, session.token);
    case "cash-out":
      return () => desk.cashOut(action.game, key);
    case "leave-games":
      return () => desk.transferToBank(key);
    case "play": {
      const { betOn, amount: stake } = action;
      const launch = await launchFor(open, { desk, session }, action.nth);
      return () => open.house.tables.play(launch, { betOn, amount: stake }, key);
    }
    case "slip":
      return () => desk.confirmSlip(`004-${slipOf(action.serial).reference}`, key);
    case "manual-slip": {
      const { payload } = slipOf(action.serial);
      return () => desk.requestSlipDeposit({ payload, amountSatang: action.amount }, key);
    }
    case "spin":
      return () => desk.spinWheel(key);
    case "check-in":
      return () => desk.checkIn(key);
    case "flip": {
      const { game, card } = action;
      const eventId = (await desk.cardEvents()).find((event) => event.game === game)?.id ?? "none";
      return () => desk.flipCard(game, { eventId, card }, key);
    }
    case "claim":
      return () => desk.claimReward(action.rewardId, key);
    default:
      return undefined;
  }
}

/** One of those opened so far, the latest first and those that are over among them; 0 opens the dice anew. */
async function launchFor(
  { journal }: OpenHouse,
  { desk, session }: Pick<Guest, "desk" | "session">,
  nth: number,
): Promise<string> {
  const opened = (await eventsOf(journal)).flatMap((event) => (event.type === "game-opened" ? [event.id] : []));
  const known = nth === 0 ? undefined : pick(opened.reverse(), nth - 1);
  return known ?? unwrap(await desk.openGame("sanam-dice", newKey(), session.token)).launchId;
}

async function othersAction({ house, advance }: OpenHouse, { id }: Guest, action: MemberAction): Promise<void> {
  const { staff } = house;
  const request = "nth" in action ? (pick(await staff.openRequests(), action.nth)?.id ?? "none") : "none";
  if (action.do === "approve") await staff.approve(request);
  else if (action.do === "start-paying") await staff.startPaying(request);
  else if (action.do === "reject") await staff.reject(request, "ทดสอบ");
  else if (action.do === "top-up") await staff.topUp(id, action.amount);
  else if (action.do === "points") await staff.givePoints(id, action.points);
  else if (action.do === "level") await staff.grantLevel(id, action.level);
  else if (action.do === "policy") staff.setBackOffice(action.policy);
  else if (action.do === "wait") advance(action.ms);
}

function pick<T>(items: readonly T[], index: number): T | undefined {
  return items[index % Math.max(1, items.length)];
}

/** A hundred baht, from before the house opened; the same serial, the same slip. */
export function slipOf(serial: number) {
  return makeSandboxSlip({ amount: baht(100), at: NOON, serial });
}
