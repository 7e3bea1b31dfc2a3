import { bonusOfferAt } from "../../../core/rules/deposit-bonus.ts";
import type { LevelName } from "../../../core/rules/levels.ts";
import type { PromotionSetting } from "../../../core/rules/promotion.ts";
import { baht } from "../../../core/shared/money.ts";
import { bankOf } from "../../../core/wallet/banks.ts";
import type { ReceivingAccount } from "../../../core/wallet/model.ts";
import { DEMO_ACCOUNT_NUMBER, type SiteContent } from "../site/site-content.ts";
import { SITE_PICTURES } from "./picture-paths.ts";
import { SANDBOX_GAMES } from "./sandbox-games.ts";
import { SANDBOX_REWARDS } from "./sandbox-rewards.ts";

const BONUS_MAX = {
  silver: baht(500),
  gold: baht(1_000),
  platinum: baht(2_000),
  diamond: baht(5_000),
  vip: baht(10_000),
} as const satisfies Record<LevelName, number>;

const PROMOTION: PromotionSetting = {
  bonusRate: 5,
  bonusRate2: 10,
  bonusTimeStart: "09:00:00",
  bonusTimeEnd: "11:59:59",
  bonusTimeStart2: "20:00:00",
  bonusTimeEnd2: "22:59:59",
  endNumberBonus: 999,
  endNumberBonus2: 1999,
  bonusMax: BONUS_MAX.silver,
};

function promotionOf(level: LevelName): PromotionSetting {
  return { ...PROMOTION, bonusMax: BONUS_MAX[level] };
}

export const SANDBOX_ACCOUNT: ReceivingAccount = {
  bank: "004",
  bankName: bankOf("004").thaiName,
  accountNumber: DEMO_ACCOUNT_NUMBER,
  accountName: "บริษัท สนามดี จำกัด",
};

/** What the house of a sandbox pays by itself. */
export interface PaidByHouse {
  /** Then no bonus is left to choose, and none has a turnover. */
  readonly bonuses?: boolean | undefined;
  readonly refunds?: boolean | undefined;
}

export function paidByHouse({ bonuses = false, refunds = false }: PaidByHouse): Partial<SiteContent> {
  return { payRefunds: refunds, ...(bonuses && { payBonuses: true, bonusOffer: undefined }) };
}

/** The operator's content of a sandbox. */
export const SANDBOX_CONTENT: SiteContent = {
  lines: { primary: "@sanam", backup: "@sanam.help" },
  promotion: PROMOTION,
  memberPromotion: promotionOf,
  bonusOffer: (level, now) => bonusOfferAt(promotionOf(level), { turnoverTimes: 5, days: 7 }, now),
  configuration: new Map([
    ...SITE_PICTURES,
    ["embed.liveScore", "/mock-providers/live-score"],
    ["embed.standings", "/mock-providers/standings"],
    ["embed.movie", "/mock-providers/movie"],
  ]),
  announcements: [],
  accounts: [SANDBOX_ACCOUNT],
  // Thirteen digits like a tax id, with a wrong check digit, so no bank app pays it.
  promptPayId: "0999999999990",
  limits: { depositMinimum: baht(1), depositMaximum: baht(2_000_000), withdrawalMinimum: baht(1) },
  games: SANDBOX_GAMES,
  rewards: SANDBOX_REWARDS,
};
