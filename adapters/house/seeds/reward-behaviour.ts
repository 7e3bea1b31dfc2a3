import type { LevelName } from "../../../core/rules/levels.ts";
import { type Instant, MINUTE_MS, plus, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { ZERO } from "../../../core/shared/money.ts";
import { SANDBOX_REWARDS } from "../sandbox/sandbox-rewards.ts";
import { between } from "./seeded-random.ts";
import type { SimulatedMember } from "./simulated-member.ts";

/** What a member starts with, so that there is something to spin, turn and claim for. */
const FIRST_POINTS = {
  silver: 700,
  gold: 1_800,
  platinum: 3_000,
  diamond: 6_000,
  vip: 9_000,
} as const satisfies Record<LevelName, number>;

/** The days, counted from the first, on which something is claimed: granted, turned down, granted. */
const CLAIMED_ON = 14;
const TURNED_DOWN_ON = 26;
const CLAIMED_AGAIN_ON = 41;

const intent = undefined;

export function welcome(member: SimulatedMember, username: LevelName, at: Instant): void {
  const points = FIRST_POINTS[username];
  member.run(at, { type: "grant-bonus", title: "แต้มต้อนรับสมาชิกใหม่", amount: ZERO, points });
}

/** Spends some of the points on a day that is over; today's are left for whoever tries the member out. */
export function spendPoints(member: SimulatedMember, at: Instant, index: number, random: () => number): void {
  const can = (price: number): boolean => member.state.points >= price;
  const soon = (): Instant => plus(member.state.lastAt, between(random, 20, 90) * SECOND_MS);

  if (index % 6 === 3 && can(SANDBOX_REWARDS.wheel.pricePoints)) member.run(at, { type: "spin-wheel", intent });
  for (const { id: eventId, game, cards, pricePoints } of SANDBOX_REWARDS.cardEvents(at)) {
    const wanted = game === "flip-card" ? index % 9 === 4 : index % 15 === 8;
    if (!wanted || !can(pricePoints)) continue;
    member.run(at, { type: "flip-card", game, eventId, card: between(random, 0, cards - 1), intent });
    member.settle(between(random, 20, 90) * SECOND_MS);
  }
  if (index === CLAIMED_ON || index === CLAIMED_AGAIN_ON) {
    member.run(at, { type: "claim-reward", rewardId: "credit-20", intent });
    member.settle(between(random, 20, 90) * SECOND_MS);
  }
  if (index === TURNED_DOWN_ON) {
    const id = member.run(at, { type: "claim-reward", rewardId: "credit-20", intent });
    const reason = "ระบบแลกรางวัลขัดข้อง คืนแต้มให้แล้ว กรุณาแลกใหม่อีกครั้ง";
    member.run(plus(soon(), 3 * MINUTE_MS), { type: "reject", id, reason });
  }
}
