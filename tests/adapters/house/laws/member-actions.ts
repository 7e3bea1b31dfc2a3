import fc from "fast-check";
import type { BackOffice } from "../../../../adapters/house/engine/requests.ts";
import { makeSandboxSlip } from "../../../../adapters/house/sandbox/sandbox-slip.ts";
import type { IdempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import { FLIP_CARD_GAMES, type FlipCardGame } from "../../../../core/rewards/model.ts";
import { DICE_BETS } from "../../../../core/rules/dice.ts";
import type { LevelId } from "../../../../core/rules/levels.ts";
import { HOUR_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht, type Satang, satang } from "../../../../core/shared/money.ts";
import type { Refusal } from "../../../../core/shared/refusal.ts";
import type { Result } from "../../../../core/shared/result.ts";
import { eventsOf, NOON, newKey, type TestHouse, type TestMember, unwrap } from "../test-house.ts";

/** The member's own actions, and what staff and time do. */
export type MemberAction =
  | { readonly type: "deposit" | "withdraw"; readonly amount: Satang }
  | { readonly type: "confirm" | "cancel" | "retry" | "approve" | "start-paying" | "reject"; readonly nth: number }
  | { readonly type: "open-game" | "cash-out"; readonly game: string }
  | { readonly type: "leave-games" }
  | { readonly type: "play"; readonly nth: number; readonly betOn: string; readonly amount: Satang }
  | { readonly type: "slip"; readonly serial: number }
  | { readonly type: "manual-slip"; readonly serial: number; readonly amount: Satang }
  | { readonly type: "spin" | "check-in" }
  | { readonly type: "flip"; readonly game: FlipCardGame; readonly card: number }
  | { readonly type: "claim"; readonly rewardId: string }
  | { readonly type: "points"; readonly points: number }
  | { readonly type: "top-up"; readonly amount: Satang }
  | { readonly type: "level"; readonly level: LevelId | undefined }
  | { readonly type: "policy"; readonly policy: BackOffice }
  | { readonly type: "wait"; readonly ms: number };

const amount = (): fc.Arbitrary<Satang> =>
  fc.oneof(fc.integer({ min: -100, max: 20_000_000 }), fc.constantFrom(0, 1, 100, 10_000_000, 30_000_000)).map(satang);
const nth = fc.nat({ max: 5 });
const game = fc.constantFrom("sanam-dice", "sanam-dice", "pok-deng", "mermaid-princess", "no-such-game");

export const anyAction = (): fc.Arbitrary<MemberAction> =>
  fc.oneof(
    fc.record({ type: fc.constantFrom("deposit", "withdraw"), amount: amount() }),
    fc.record({ type: fc.constant("withdraw" as const), amount: fc.integer({ min: 100, max: 4_000_000 }).map(satang) }),
    fc.record({
      type: fc.constantFrom("confirm", "cancel", "retry", "approve", "start-paying", "reject"),
      nth,
    }),
    fc.record({ type: fc.constantFrom("open-game", "cash-out"), game }),
    fc.record({ type: fc.constant("leave-games" as const) }),
    fc.record({
      type: fc.constant("play" as const),
      nth,
      betOn: fc.constantFrom(...DICE_BETS, "no-bet"),
      amount: fc.oneof(amount(), fc.integer({ min: 100, max: 80_000 }).map(satang)),
    }),
    fc.record({ type: fc.constant("slip" as const), serial: nth }),
    fc.record({ type: fc.constant("manual-slip" as const), serial: nth, amount: fc.constantFrom(baht(100), baht(90)) }),
    fc.record({ type: fc.constantFrom("spin", "check-in") }),
    fc.record({
      type: fc.constant("flip" as const),
      game: fc.constantFrom(...FLIP_CARD_GAMES),
      card: fc.integer({ min: -1, max: 9 }),
    }),
    fc.record({
      type: fc.constant("claim" as const),
      rewardId: fc.constantFrom("credit-20", "bottle", "welcome", "gold-month", "no-such-reward"),
    }),
    fc.record({ type: fc.constant("points" as const), points: fc.integer({ min: 1, max: 500 }) }),
    fc.record({ type: fc.constant("top-up" as const), amount: fc.integer({ min: 1, max: 50_000_000 }).map(satang) }),
    fc.record({
      type: fc.constant("level" as const),
      level: fc.constantFrom<(LevelId | undefined)[]>(5, 6, undefined),
    }),
    fc.record({
      type: fc.constant("policy" as const),
      policy: fc.constantFrom<BackOffice[]>({ mode: "waiting" }, { mode: "automatic", afterMs: 3000 }),
    }),
    fc.record({ type: fc.constant("wait" as const), ms: fc.constantFrom(1, 1500, 3000, 16 * 60_000, 13 * HOUR_MS) }),
  );

/** An own action of the member, with a function that sends it again. */
export interface OwnAction {
  readonly key: IdempotencyKey;
  readonly answer: Result<unknown, Refusal>;
  readonly repeat: () => Promise<Result<unknown, Refusal>>;
}

/** Runs an action. Undefined unless it is the member's own. */
export async function runAction(
  testHouse: TestHouse,
  member: TestMember,
  action: MemberAction,
): Promise<OwnAction | undefined> {
  const key = newKey();
  const send = await ownAction(testHouse, member, action, key);
  if (!send) {
    await othersAction(testHouse, member, action);
    return undefined;
  }
  return { key, answer: await send(), repeat: send };
}

async function ownAction(
  testHouse: TestHouse,
  { service, session }: TestMember,
  action: MemberAction,
  key: IdempotencyKey,
): Promise<OwnAction["repeat"] | undefined> {
  switch (action.type) {
    case "deposit":
      return () => service.requestDeposit(action.amount, key);
    case "withdraw":
      return () => service.requestWithdrawal(action.amount, key);
    case "confirm":
    case "cancel": {
      const id = pick(await service.deposits(), action.nth)?.id ?? "none";
      return () => (action.type === "confirm" ? service.confirmDeposit(id, key) : service.cancelDeposit(id, key));
    }
    case "retry": {
      const id = pick(await service.withdrawals(), action.nth)?.id ?? "none";
      return () => service.retryWithdrawal(id, key);
    }
    case "open-game":
      return () => service.openGame(action.game, key, session.token);
    case "cash-out":
      return () => service.cashOut(action.game, key);
    case "leave-games":
      return () => service.transferToBank(key);
    case "play": {
      const { betOn, amount: stake } = action;
      const launch = await launchFor(testHouse, { service, session }, action.nth);
      return () => testHouse.house.tables.play(launch, { betOn, amount: stake }, key);
    }
    case "slip":
      return () => service.confirmSlip(`004-${slipOf(action.serial).reference}`, key);
    case "manual-slip": {
      const { payload } = slipOf(action.serial);
      return () => service.requestSlipDeposit({ payload, amountSatang: action.amount }, key);
    }
    case "spin":
      return () => service.spinWheel(key);
    case "check-in":
      return () => service.checkIn(key);
    case "flip": {
      const { game, card } = action;
      const eventId = (await service.cardEvents()).find((event) => event.game === game)?.id ?? "none";
      return () => service.flipCard(game, { eventId, card }, key);
    }
    case "claim":
      return () => service.claimReward(action.rewardId, key);
    default:
      return undefined;
  }
}

/** One of the launches so far, latest first, ended ones included. For 0 it opens the dice game. */
async function launchFor(
  { journal }: TestHouse,
  { service, session }: Pick<TestMember, "service" | "session">,
  nth: number,
): Promise<string> {
  const opened = (await eventsOf(journal)).flatMap((event) => (event.type === "game-opened" ? [event.id] : []));
  const known = nth === 0 ? undefined : pick(opened.reverse(), nth - 1);
  return known ?? unwrap(await service.openGame("sanam-dice", newKey(), session.token)).launchId;
}

async function othersAction({ house, advance }: TestHouse, { id }: TestMember, action: MemberAction): Promise<void> {
  const { staff } = house;
  const request = "nth" in action ? (pick(await staff.openRequests(), action.nth)?.id ?? "none") : "none";
  if (action.type === "approve") await staff.approve(request);
  else if (action.type === "start-paying") await staff.startPaying(request);
  else if (action.type === "reject") await staff.reject(request, "ทดสอบ");
  else if (action.type === "top-up") await staff.topUp(id, action.amount);
  else if (action.type === "points") await staff.givePoints(id, action.points);
  else if (action.type === "level") await staff.grantLevel(id, action.level);
  else if (action.type === "policy") await staff.setBackOffice(action.policy);
  else if (action.type === "wait") advance(action.ms);
}

function pick<T>(items: readonly T[], index: number): T | undefined {
  return items[index % Math.max(1, items.length)];
}

/** A slip of 100 baht, transferred before the house opened. The same serial gives the same slip. */
export function slipOf(serial: number) {
  return makeSandboxSlip({ amount: baht(100), at: NOON, serial });
}
