import type { Prize } from "../../../core/rewards/model.ts";
import {
  addDays,
  bangkokDateOf,
  daysInMonth,
  endOfDay,
  type Instant,
  monthOf,
  parseBangkokDate,
  startOfDay,
} from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import type {
  CardEvent,
  InstantPrize,
  OfferedCategory,
  RewardsContent,
  WheelRules,
} from "../rewards/rewards-content.ts";
import { rewardPicture } from "./picture-paths.ts";

const credit = (amount: number) => ({ kind: "credit", amountSatang: baht(amount) }) as const satisfies InstantPrize;
const points = (count: number) => ({ kind: "points", points: count }) as const satisfies InstantPrize;
const item = (title: string) => ({ kind: "item", title }) as const satisfies Prize;
const NOTHING = { kind: "nothing" } as const satisfies InstantPrize;

const ONCE_A_DAY = { times: 1, per: "day" } as const;
const ONCE_A_MONTH = { times: 1, per: "month" } as const;
const ONCE = { times: 1, per: "ever" } as const;
const DELIVERY = "ส่งตามที่อยู่ที่ตั้งไว้ในหน้าที่อยู่ ภายใน 7 วันทำการ";

const OFFERED: readonly OfferedCategory[] = [
  {
    categoryId: "credit",
    title: "เครดิต",
    rewards: [
      { id: "credit-20", title: "เครดิต ฿20", prize: credit(20), pricePoints: 100, limit: ONCE_A_DAY, terms: [] },
      { id: "credit-100", title: "เครดิต ฿100", prize: credit(100), pricePoints: 450, limit: ONCE_A_DAY, terms: [] },
      {
        id: "credit-1000",
        title: "เครดิต ฿1,000",
        prize: credit(1_000),
        pricePoints: 4_000,
        leastLevel: "gold",
        limit: ONCE_A_MONTH,
        terms: [],
      },
    ],
  },
  {
    categoryId: "items",
    title: "ของรางวัล",
    rewards: [
      { id: "shirt", title: "เสื้อสนาม", prize: item("เสื้อสนาม"), pricePoints: 600, terms: [DELIVERY] },
      {
        id: "bottle",
        title: "กระบอกน้ำเก็บความเย็น",
        prize: item("กระบอกน้ำเก็บความเย็น"),
        pricePoints: 350,
        terms: [DELIVERY],
      },
      {
        id: "gold-half-salung",
        title: "ทองคำครึ่งสลึง",
        prize: item("ทองคำครึ่งสลึง"),
        pricePoints: 25_000,
        leastLevel: "platinum",
        limit: ONCE_A_MONTH,
        terms: [DELIVERY, "เจ้าหน้าที่โทรยืนยันก่อนจัดส่ง"],
      },
    ],
  },
  {
    categoryId: "member",
    title: "สิทธิ์สมาชิก",
    rewards: [
      { id: "welcome", title: "แต้มต้อนรับ 50 แต้ม", prize: points(50), pricePoints: 0, limit: ONCE, terms: [] },
      {
        id: "gold-month",
        title: "ของขวัญรายเดือนระดับโกลด์",
        prize: credit(50),
        pricePoints: 0,
        leastLevel: "gold",
        limit: ONCE_A_MONTH,
        terms: [],
      },
      {
        id: "diamond-month",
        title: "ของขวัญรายเดือนระดับไดมอนด์",
        prize: credit(500),
        pricePoints: 0,
        leastLevel: "diamond",
        limit: ONCE_A_MONTH,
        terms: [],
      },
    ],
  },
];

const CATEGORIES = OFFERED.map((category) => ({
  ...category,
  rewards: category.rewards.map((reward) => ({ ...reward, imagePath: rewardPicture(reward.id) })),
}));

const WHEEL: WheelRules = {
  segments: [
    { id: "points-10", label: "10 แต้ม", prize: points(10), chance: 0.2 },
    { id: "nothing-1", label: "ไม่ได้รางวัล", prize: NOTHING, chance: 0.16 },
    { id: "credit-5", label: "฿5", prize: credit(5), chance: 0.12 },
    { id: "points-20", label: "20 แต้ม", prize: points(20), chance: 0.16 },
    { id: "nothing-2", label: "ไม่ได้รางวัล", prize: NOTHING, chance: 0.16 },
    { id: "points-50", label: "50 แต้ม", prize: points(50), chance: 0.12 },
    { id: "credit-20", label: "฿20", prize: credit(20), chance: 0.07 },
    { id: "credit-100", label: "฿100", prize: credit(100), chance: 0.01 },
  ],
  pricePoints: 20,
  spinsPerDay: 5,
};

/** Two card events for the month of `now`. */
function cardEvents(now: Instant): readonly CardEvent[] {
  const month = monthOf(bangkokDateOf(now));
  const first = parseBangkokDate(`${month}-01`);
  if (!first) return [];
  const times = { startsAt: startOfDay(first), endsAt: endOfDay(addDays(first, daysInMonth(first) - 1)) };
  return [
    {
      id: `lucky-${month}`,
      game: "flip-card",
      title: "การ์ดนำโชค",
      cards: 6,
      prizes: [
        { prize: NOTHING, chance: 0.33 },
        { prize: points(5), chance: 0.3 },
        { prize: points(20), chance: 0.2 },
        { prize: credit(5), chance: 0.15 },
        { prize: credit(50), chance: 0.02 },
      ],
      pricePoints: 10,
      playsPerDay: 5,
      ...times,
    },
    {
      id: `gifts-${month}`,
      game: "flip-card-reward",
      title: "การ์ดของขวัญ",
      cards: 9,
      prizes: [
        { prize: NOTHING, chance: 0.8 },
        { prize: credit(30), chance: 0.12 },
        { prize: item("กระบอกน้ำเก็บความเย็น"), chance: 0.05 },
        { prize: item("เสื้อสนาม"), chance: 0.0295 },
        { prize: item("ทองคำครึ่งสลึง"), chance: 0.0005 },
      ],
      pricePoints: 60,
      playsPerDay: 3,
      ...times,
    },
  ];
}

/** The rewards, the wheel and the card events of a sandbox. */
export const SANDBOX_REWARDS: RewardsContent = { categories: CATEGORIES, wheel: WHEEL, hasCards: true, cardEvents };
