import type * as v from "valibot";
import type { rewardsEndpoints } from "../endpoints/rewards.ts";
import type { ExamplesOf } from "./examples-of.ts";

type ReplyOf<Name extends keyof typeof rewardsEndpoints> = v.InferInput<(typeof rewardsEndpoints)[Name]["reply"]>;

const REWARD_REQUEST = {
  id: "R-691120-T3HHNM2D",
  rewardId: "credit-20",
  title: "เครดิต ฿20",
  prize: { kind: "credit", amount: 20 },
  price: 100,
  status: "checking",
  createdAt: "2026-11-20T05:01:20.000Z",
  timeline: [{ status: "checking", at: "2026-11-20T05:01:20.000Z" }],
  idempotencyKey: "intent-20261120-000014",
} satisfies ReplyOf<"requestReward">;

const SPIN = {
  id: "P-691120-PGPAZ2RE",
  segmentId: "credit-20",
  prize: { kind: "credit", amount: 20 },
  point: 380,
  at: "2026-11-20T05:01:20.000Z",
  idempotencyKey: "intent-20261120-000015",
} satisfies ReplyOf<"spinWheel">;

const GIFT_CARD = {
  id: "F-691120-93M3HENT",
  game: "flip-card-reward",
  eventId: "gifts-2026-11",
  card: 0,
  prize: { kind: "nothing" },
  revealed: [
    { kind: "nothing" },
    { kind: "nothing" },
    { kind: "nothing" },
    { kind: "nothing" },
    { kind: "nothing" },
    { kind: "item", title: "กระบอกน้ำเก็บความเย็น" },
    { kind: "nothing" },
    { kind: "nothing" },
    { kind: "nothing" },
  ],
  point: 310,
  at: "2026-11-20T05:01:25.000Z",
  idempotencyKey: "intent-20261120-000017",
} satisfies ReplyOf<"flipCardReward">;

export const rewardsExamples = {
  rewards: {
    reply: [
      {
        categoryId: "credit",
        title: "เครดิต",
        rewards: [
          {
            id: "credit-20",
            title: "เครดิต ฿20",
            prize: { kind: "credit", amount: 20 },
            price: 100,
            conditions: ["แลกได้ 1 ครั้งต่อวัน"],
            image: "/pictures/rewards/credit-20.webp",
            available: true,
          },
        ],
      },
    ],
  },
  requestReward: {
    body: { userUuid: "af9ed025-601c-467f-8b55-22e53a50ae8d", rewardId: "credit-20" },
    reply: REWARD_REQUEST,
  },
  rewardRequestHistory: {
    body: { limit: 10 },
    reply: {
      items: [REWARD_REQUEST],
    },
  },
  wheel: {
    reply: {
      segments: [
        { id: "points-10", label: "10 แต้ม", prize: { kind: "points", point: 10 }, chance: 0.2 },
        { id: "nothing-1", label: "ไม่ได้รางวัล", prize: { kind: "nothing" }, chance: 0.16 },
        { id: "credit-5", label: "฿5", prize: { kind: "credit", amount: 5 }, chance: 0.12 },
        { id: "points-20", label: "20 แต้ม", prize: { kind: "points", point: 20 }, chance: 0.16 },
        { id: "nothing-2", label: "ไม่ได้รางวัล", prize: { kind: "nothing" }, chance: 0.16 },
        { id: "points-50", label: "50 แต้ม", prize: { kind: "points", point: 50 }, chance: 0.12 },
        { id: "credit-20", label: "฿20", prize: { kind: "credit", amount: 20 }, chance: 0.07 },
        { id: "credit-100", label: "฿100", prize: { kind: "credit", amount: 100 }, chance: 0.01 },
      ],
      price: 20,
      spinsLeft: 5,
    },
  },
  spinWheel: {
    reply: SPIN,
  },
  wheelLog: {
    body: { limit: 10 },
    reply: {
      items: [SPIN],
    },
  },
  flipCard: {
    body: { eventId: "lucky-2026-11", card: 2 },
    reply: {
      id: "F-691120-Y5F51PR6",
      game: "flip-card",
      eventId: "lucky-2026-11",
      card: 2,
      prize: { kind: "nothing" },
      revealed: [
        { kind: "nothing" },
        { kind: "points", point: 5 },
        { kind: "nothing" },
        { kind: "credit", amount: 5 },
        { kind: "credit", amount: 50 },
        { kind: "points", point: 5 },
      ],
      point: 370,
      at: "2026-11-20T05:01:25.000Z",
      idempotencyKey: "intent-20261120-000016",
    },
  },
  flipCardLogs: {
    query: { limit: "10" },
    reply: {
      items: [GIFT_CARD],
    },
  },
  flipCardReward: {
    body: { eventId: "gifts-2026-11", card: 0 },
    reply: GIFT_CARD,
  },
  myGameRewardRequests: {
    reply: [],
  },
  gameEvents: {
    reply: [
      {
        id: "lucky-2026-11",
        game: "flip-card",
        title: "การ์ดนำโชค",
        cards: 6,
        playsLeft: 5,
        prizes: [
          { prize: { kind: "nothing" }, chance: 0.33 },
          { prize: { kind: "points", point: 5 }, chance: 0.3 },
          { prize: { kind: "points", point: 20 }, chance: 0.2 },
          { prize: { kind: "credit", amount: 5 }, chance: 0.15 },
          { prize: { kind: "credit", amount: 50 }, chance: 0.02 },
        ],
        price: 10,
        startsAt: "2026-10-31T17:00:00.000Z",
        endsAt: "2026-11-30T17:00:00.000Z",
      },
      {
        id: "gifts-2026-11",
        game: "flip-card-reward",
        title: "การ์ดของขวัญ",
        cards: 9,
        playsLeft: 3,
        prizes: [
          { prize: { kind: "nothing" }, chance: 0.8 },
          { prize: { kind: "credit", amount: 30 }, chance: 0.12 },
          { prize: { kind: "item", title: "กระบอกน้ำเก็บความเย็น" }, chance: 0.05 },
          { prize: { kind: "item", title: "เสื้อสนาม" }, chance: 0.0295 },
          { prize: { kind: "item", title: "ทองคำครึ่งสลึง" }, chance: 0.0005 },
        ],
        price: 60,
        startsAt: "2026-10-31T17:00:00.000Z",
        endsAt: "2026-11-30T17:00:00.000Z",
      },
    ],
  },
  checkInLog: {
    reply: {
      gameLog: [{ id: "C-691120-QJRGRKKK", json: { day: 20, date: "2026-11-20" }, value: 5 }],
      today: "2026-11-20",
      gameValue: 5,
      gameValueTomorrow: 5,
    },
  },
  checkIn: {
    reply: {
      gameLog: { id: "C-691120-QJRGRKKK", json: { day: 20, date: "2026-11-20" }, value: 5 },
      gameValue: 5,
      gameValueTomorrow: 5,
    },
  },
} satisfies ExamplesOf<typeof rewardsEndpoints>;
