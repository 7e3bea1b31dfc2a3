import type { LevelName } from "../../../core/rules/levels.ts";
import type { PromotionSetting } from "../../../core/rules/promotion.ts";
import { satang, ZERO } from "../../../core/shared/money.ts";
import { bankOf } from "../../../core/wallet/banks.ts";
import type { CatalogueGame } from "../games/catalogue.ts";
import type { RewardsContent } from "../rewards/rewards-content.ts";
import { NO_WHEEL, type SiteContent } from "../site/site-content.ts";
import type { ContentFile } from "./content-file.ts";

/** What the house of an operator offers. What the file does not have, it does not offer. */
export function operatorContent(file: ContentFile): SiteContent {
  const { lines, limits, promotion, announcements, promptPayId } = file;
  const [first, ...others] = file.accounts;
  const setting = (level: LevelName) => promotion && promotionOf(promotion, level);
  return {
    lines: { primary: lines.primary, backup: lines.backup },
    configuration: new Map(
      Object.entries(file.configuration).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, value] as const],
      ),
    ),
    accounts: [receivingAccount(first), ...others.map(receivingAccount)],
    promptPayId,
    payBonuses: file.payBonuses,
    payRefunds: file.payRefunds,
    limits,
    // Visitors see what every member gets.
    promotion: setting("silver"),
    memberPromotion: (level) => setting(level) ?? NO_PROMOTION,
    announcements,
    games: file.games.map(catalogueGame),
    rewards: rewardsContent(file),
  };
}

function receivingAccount({ bank, accountNumber, accountName }: ContentFile["accounts"][number]) {
  return { bank, bankName: bankOf(bank).thaiName, accountNumber, accountName };
}

const NO_PROMOTION: PromotionSetting = {
  bonusRate: 0,
  bonusRate2: 0,
  bonusTimeStart: "00:00",
  bonusTimeEnd: "00:00",
  bonusTimeStart2: "00:00",
  bonusTimeEnd2: "00:00",
  endNumberBonus: 0,
  endNumberBonus2: 0,
  bonusMax: ZERO,
};

function promotionOf(
  { periods: [one, two], maximum }: NonNullable<ContentFile["promotion"]>,
  level: LevelName,
): PromotionSetting {
  return {
    bonusRate: one.ratePercent,
    bonusRate2: two.ratePercent,
    bonusTimeStart: one.start,
    bonusTimeEnd: one.end,
    bonusTimeStart2: two.start,
    bonusTimeEnd2: two.end,
    // Hundredths of a baht are satang.
    endNumberBonus: one.endDigitBonus ?? ZERO,
    endNumberBonus2: two.endDigitBonus ?? ZERO,
    bonusMax: maximum[level],
  };
}

function catalogueGame(game: ContentFile["games"][number]): CatalogueGame {
  const { code = game.id, launchUrl, picture, id, name, category, provider, hot, open } = game;
  return {
    id,
    name,
    latinName: game.latinName,
    category,
    slotType: game.slotType,
    provider,
    returnPercent: game.returnPercent,
    imagePath: picture,
    open,
    hot,
    addedAt: game.addedAt,
    rank: undefined,
    jackpotSatang: undefined,
    engine: undefined,
    launch: { url: launchUrl, code },
  };
}

function rewardsContent({ rewards, wheel, cards }: ContentFile): RewardsContent {
  return {
    categories: rewards.map(({ id, title, rewards: offered }) => ({
      categoryId: id,
      title,
      rewards: offered.map(({ picture, leastLevel, limit, ...reward }) => ({
        ...reward,
        ...(leastLevel && { leastLevel }),
        ...(limit && { limit }),
        ...(picture !== undefined && { imagePath: picture }),
      })),
    })),
    wheel: wheel ?? NO_WHEEL,
    hasCards: cards.length > 0,
    cardEvents: (now) => cards.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt),
  };
}

/** The least that a house can have: of one that serves no member. */
export const NO_CONTENT: SiteContent = {
  lines: { primary: undefined, backup: undefined },
  configuration: new Map(),
  accounts: [{ bank: "004", bankName: "", accountNumber: "", accountName: "" }],
  promptPayId: undefined,
  limits: { depositMinimum: satang(100), depositMaximum: satang(100), withdrawalMinimum: satang(100) },
  promotion: undefined,
  memberPromotion: () => NO_PROMOTION,
  announcements: [],
  games: [],
  rewards: { categories: [], wheel: NO_WHEEL, hasCards: false, cardEvents: () => [] },
};
