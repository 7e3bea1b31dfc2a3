import { expect, test } from "vitest";
import { SANDBOX_CONTENT } from "../../../../adapters/house/sandbox/sandbox-content.ts";
import { SANDBOX_GAMES } from "../../../../adapters/house/sandbox/sandbox-games.ts";
import type { SiteContent } from "../../../../adapters/house/site/site-content.ts";
import type { SandboxOptions } from "../../../../adapters/server/sandbox/start-sandbox.ts";
import { bonusOfferAt } from "../../../../core/rules/deposit-bonus.ts";
import type { PromotionSetting } from "../../../../core/rules/promotion.ts";
import { HOUR_MS, instant, MINUTE_MS, SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht, satang } from "../../../../core/shared/money.ts";
import { foundIn } from "./verdict.ts";

const { rewards, accounts, limits, promotion } = SANDBOX_CONTENT;
const [account] = accounts;
const [category] = rewards.categories;
const NOTHING = { kind: "nothing" } as const;
const points = (count: number) => ({ kind: "points", points: count }) as const;
const credit = (amount: number) => ({ kind: "credit", amountSatang: baht(amount) }) as const;
const TIMES = { startsAt: instant(0), endsAt: instant(Date.parse("2100-01-01")) };

function bonuses(setting: Partial<PromotionSetting>, turnoverTimes: number, days: number): Partial<SiteContent> {
  const own = { ...SANDBOX_CONTENT.memberPromotion("gold"), ...setting };
  return {
    promotion: own,
    memberPromotion: () => own,
    bonusOffer: (_, now) => bonusOfferAt(own, { turnoverTimes, days }, now),
  };
}

/** Wheels and cards of this price, so many times a day. */
function draws(pricePoints: number, perDay: number, cards: number): SiteContent["rewards"] {
  const event = { cards, pricePoints, playsPerDay: perDay, title: "เปิดไพ่", ...TIMES };
  const segments = [
    { id: "1", label: "หนึ่ง", prize: credit(1), chance: 0.25 },
    { id: "2", label: "สอง", prize: points(300), chance: 0.5 },
    { id: "3", label: "เสียใจด้วย", prize: NOTHING, chance: 0.25 },
  ];
  const prizes = segments.map(({ prize, chance }) => ({ prize, chance }));
  const gifts = [
    { prize: { kind: "item", title: "หมวก" } as const, chance: 0.5 },
    { prize: NOTHING, chance: 0.5 },
  ];
  return {
    ...rewards,
    wheel: { segments, pricePoints, spinsPerDay: perDay },
    cardEvents: () => [
      { ...event, id: "E1", game: "flip-card", prizes },
      { ...event, id: "E2", game: "flip-card-reward", prizes: gifts },
    ],
  };
}

const lock = (free: number, seconds: number) => ({
  free,
  forgetMs: HOUR_MS,
  firstDelayMs: seconds * SECOND_MS,
  maxDelayMs: HOUR_MS,
});

const OTHER_REWARDS: SiteContent["rewards"]["categories"] = [
  {
    categoryId: "7",
    title: "รางวัล",
    rewards: [
      {
        id: "1",
        title: "เงินคืน",
        prize: credit(7),
        pricePoints: 33,
        limit: { times: 3, per: "month" },
        terms: [],
      },
      {
        id: "2",
        title: "แต้ม",
        prize: points(1),
        pricePoints: 0,
        limit: { times: 2, per: "ever" },
        terms: ["-"],
      },
      { id: "3", title: "ของขวัญ", prize: credit(1), pricePoints: 9, leastLevel: "vip", terms: [] },
      { id: "4", title: "หมวก", prize: { kind: "item", title: "หมวก" }, pricePoints: 1, terms: [] },
    ],
  },
  ...(category ? [category] : []),
];

/** Each verdict takes minutes, so a house has as many other settings as go together. */
const VARIANTS: Readonly<Record<string, Partial<SandboxOptions>>> = {
  "draws are dear, amounts begin high, bonuses are given at night, and sessions are short and locks long": {
    content: {
      ...bonuses(
        { bonusRate: 33.33, bonusTimeStart: "22:00", bonusTimeEnd: "02:30", bonusTimeStart2: "", endNumberBonus: 99 },
        1,
        0,
      ),
      rewards: draws(250, 1, 2),
      limits: { ...limits, depositMinimum: baht(300), withdrawalMinimum: baht(100) },
    },
    house: {
      sessions: { absoluteMs: 72 * HOUR_MS, idleMs: 8 * HOUR_MS, renewAfterMs: 30 * MINUTE_MS },
      rates: { account: lock(2, 90), device: lock(3, 45.5), recoveryAccount: lock(1, 600), recoveryCode: lock(2, 700) },
    },
  },
  "draws are free, amounts begin low, no bonus is given, and the lobby and the accounts are others": {
    content: {
      ...bonuses({ bonusMax: baht(0) }, 5, 7),
      bonusOffer: undefined,
      rewards: draws(0, 12, 15),
      limits: { depositMinimum: satang(1), depositMaximum: baht(40_000), withdrawalMinimum: satang(1) },
      games: SANDBOX_GAMES.toReversed().map((game, index) => ({
        ...game,
        id: `${9000 + index}`,
        hot: index % 7 === 0,
      })),
      accounts: [
        { ...account, bank: "014", accountNumber: "9876543210", accountName: "นาย อื่น" },
        { ...account, accountName: "นาย คนใหม่" },
      ],
      promptPayId: undefined,
      lines: { primary: "@other", backup: "@other2" },
    },
  },
  "rewards, the seed and the levels are others": {
    content: {
      rewards: { ...rewards, categories: OTHER_REWARDS },
      promotion: promotion && { ...promotion, bonusRate: 1 },
    },
    seed: 7,
    games: 300,
    house: { secondFactorFor: ["withdrawal"], refusalsPerDay: 150, platinumBasis: "month" },
  },
};

test.each(Object.entries(VARIANTS))("a house of ours is found right in which %s", async (_, settings) => {
  expect(await foundIn((send) => send, "", settings)).toEqual({});
});
