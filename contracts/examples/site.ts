import type { inboxEndpoints, pushEndpoints } from "../endpoints/inbox.ts";
import type { siteEndpoints } from "../endpoints/site.ts";
import type { telemetryEndpoints } from "../endpoints/telemetry.ts";
import { EXAMPLE_MEMBER, type ExamplesOf } from "./examples-of.ts";

const PROMOTION = {
  bonusRate: 5,
  bonusRate2: 10,
  bonusTimeStart: "09:00:00",
  bonusTimeEnd: "11:59:59",
  bonusTimeStart2: "20:00:00",
  bonusTimeEnd2: "22:59:59",
  endNumberBonus: 999,
  endNumberBonus2: 1999,
  bonusMax: 500,
};

const ANNOUNCEMENT = {
  id: EXAMPLE_MEMBER.uuid,
  title: "ปรับปรุงระบบคืนวันอาทิตย์",
  body: "<p>ฝากและถอนได้ตามปกติ</p>",
  publishedAt: "2026-11-20T05:00:00.000Z",
};

const CONFIGURATION = [{ key: "home.normal.background", value: { data: { path: "/pictures/site/background.webp" } } }];

export const siteExamples = {
  setting: {
    reply: {
      line: { line1: { id: "@sanam" }, line2: { id: "@sanam.help" } },
      promotion: PROMOTION,
      usualSeconds: { deposit: 3, withdrawal: 3 },
    },
  },
  operation: {
    reply: { websiteStatus: "ON", until: null },
  },
  configuration: {
    reply: CONFIGURATION,
  },
  memberConfiguration: {
    reply: CONFIGURATION,
  },
  userSetting: {
    reply: PROMOTION,
  },
  memberAnnouncements: {
    reply: [ANNOUNCEMENT],
  },
  announcements: {
    reply: [ANNOUNCEMENT],
  },
  publicDeposits: {
    reply: [{ name: "สม*** ***", amount: 300, at: "2026-11-20T05:00:13.000Z" }],
  },
  publicWithdrawals: {
    reply: [{ name: "สม*** ***", amount: 500, at: "2026-11-20T05:01:23.000Z" }],
  },
  ranking: {
    query: { period: "day" },
    reply: [{ rank: 1, name: "มา*** ***", staked: 40000, mine: false }],
  },
} satisfies ExamplesOf<typeof siteEndpoints>;

const NOTICE = {
  reason: "ชื่อบัญชีไม่ตรงกับชื่อสมาชิก",
  id: "15",
  topic: "withdrawal-rejected" as const,
  reference: "W-691120-XFJP5G2K",
  unread: true,
  at: "2026-11-20T05:00:20.000Z",
  amount: 500,
};

export const inboxExamples = {
  inbox: {
    query: { group: "money", limit: "10" },
    reply: {
      items: [NOTICE],
      unread: 4,
      notices: [NOTICE],
    },
  },
  seeInbox: {
    body: { upTo: "2026-11-20T05:00:20.000Z", dismissed: ["15"] },
    reply: { unread: 0 },
  },
  eventStream: {
    reply: { what: "credit" },
  },
} satisfies ExamplesOf<typeof inboxEndpoints>;

/** The application server's key of the example in RFC 8292. */
const publicKey = "BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo";
/** The browser of the example in RFC 8291. */
const address = {
  endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

export const pushExamples = {
  push: { reply: { publicKey, on: false } },
  subscribePush: { body: address, reply: { publicKey, on: true } },
  unsubscribePush: { reply: { publicKey, on: false } },
} satisfies ExamplesOf<typeof pushEndpoints>;

export const telemetryExamples = {
  reportSite: {
    body: {
      brand: "sanam",
      release: "0.1.0",
      browser: "chrome",
      browserMajor: 131,
      events: [
        { kind: "error", route: "/auth/deposit", error: "TypeError", frames: ["base-1a2b3c4.js:1:2345"] },
        { kind: "vital", route: "/", vital: "lcp", value: 840 },
      ],
    },
    reply: null,
  },
} satisfies ExamplesOf<typeof telemetryEndpoints>;
