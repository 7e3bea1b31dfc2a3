import type { LevelName } from "../../../core/rules/levels.ts";
import { type Instant, MINUTE_MS, plus, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { ZERO } from "../../../core/shared/money.ts";
import { SANDBOX_REWARDS } from "../sandbox/sandbox-rewards.ts";
import { between } from "./seeded-random.ts";
import type { SimulatedMember } from "./simulated-member.ts";

/** Enough points to spin, flip cards and claim rewards. */
const WELCOME_POINTS = {
  silver: 700,
  gold: 1_800,
  platinum: 3_000,
  diamond: 6_000,
  vip: 9_000,
} as const satisfies Record<LevelName, number>;

/** The days with a claim, counted from 0. Staff grant the first and the last one and reject the second. */
const FIRST_CLAIM_DAY = 14;
const REJECTED_CLAIM_DAY = 26;
const LAST_CLAIM_DAY = 41;

const intent = undefined;

export function grantWelcomePoints(member: SimulatedMember, username: LevelName, at: Instant): void {
  const points = WELCOME_POINTS[username];
  member.run(at, { type: "grant-bonus", title: "แต้มต้อนรับสมาชิกใหม่", amount: ZERO, points });
}

/** Spends some points on a past day. No points are spent today, so that today's plays are left. */
export function spendPoints(member: SimulatedMember, at: Instant, index: number, random: () => number): void {
  const canPay = (price: number): boolean => member.state.points >= price;
  const waitMs = (): number => between(random, 20, 90) * SECOND_MS;

  if (index % 6 === 3 && canPay(SANDBOX_REWARDS.wheel.pricePoints)) member.run(at, { type: "spin-wheel", intent });
  for (const { id: eventId, game, cards, pricePoints } of SANDBOX_REWARDS.cardEvents(at)) {
    const isPlayDay = game === "flip-card" ? index % 9 === 4 : index % 15 === 8;
    if (!isPlayDay || !canPay(pricePoints)) continue;
    member.run(at, { type: "flip-card", game, eventId, card: between(random, 0, cards - 1), intent });
    member.finishOpenRequests(waitMs());
  }
  if (index === FIRST_CLAIM_DAY || index === LAST_CLAIM_DAY) {
    member.run(at, { type: "claim-reward", rewardId: "credit-20", intent });
    member.finishOpenRequests(waitMs());
  }
  if (index === REJECTED_CLAIM_DAY) {
    const id = member.run(at, { type: "claim-reward", rewardId: "credit-20", intent });
    const reason = "ระบบแลกของรางวัลขัดข้อง คืนแต้มให้แล้ว กรุณาแลกใหม่อีกครั้ง";
    const rejectedAt = plus(member.state.lastAt, waitMs() + 3 * MINUTE_MS);
    member.run(rejectedAt, { type: "reject", id, reason });
  }
}
