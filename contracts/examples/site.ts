import type { siteEndpoints } from "../endpoints/site.ts";
import { EXAMPLE_MEMBER } from "./example-member.ts";
import type { ExamplesOf } from "./examples-of.ts";

export const siteExamples = {
  setting: {
    reply: {
      line: { line1: { id: "@sanamdee" }, line2: { id: "@sanamdee.help" } },
      promotion: {
        bonusRate: 5,
        bonusRate2: 10,
        bonusTimeStart: "09:00:00",
        bonusTimeEnd: "11:59:59",
        bonusTimeStart2: "20:00:00",
        bonusTimeEnd2: "22:59:59",
        endNumberBonus: 999,
        endNumberBonus2: 1999,
        bonusMax: 500,
      },
      usualSeconds: { deposit: 3, withdrawal: 3 },
    },
  },
  operation: {
    reply: { websiteStatus: "ON", until: null },
  },
  configuration: {
    reply: [{ key: "home.normal.background", value: { data: { path: "/pictures/site/background.webp" } } }],
  },
  memberConfiguration: {
    reply: [{ key: "home.normal.background", value: { data: { path: "/pictures/site/background.webp" } } }],
  },
  userSetting: {
    reply: {
      bonusRate: 5,
      bonusRate2: 10,
      bonusTimeStart: "09:00:00",
      bonusTimeEnd: "11:59:59",
      bonusTimeStart2: "20:00:00",
      bonusTimeEnd2: "22:59:59",
      endNumberBonus: 999,
      endNumberBonus2: 1999,
      bonusMax: 500,
    },
  },
  memberAnnouncements: {
    reply: [
      {
        id: EXAMPLE_MEMBER.uuid,
        title: "ปรับปรุงระบบคืนวันอาทิตย์",
        body: "<p>ฝากและถอนได้ตามปกติ</p>",
        publishedAt: "2026-11-20T05:00:00.000Z",
      },
    ],
  },
  announcements: {
    reply: [
      {
        id: EXAMPLE_MEMBER.uuid,
        title: "ปรับปรุงระบบคืนวันอาทิตย์",
        body: "<p>ฝากและถอนได้ตามปกติ</p>",
        publishedAt: "2026-11-20T05:00:00.000Z",
      },
    ],
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
