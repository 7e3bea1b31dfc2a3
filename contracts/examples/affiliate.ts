import type { affiliateEndpoints } from "../endpoints/affiliate.ts";
import { EXAMPLE_MEMBER, type ExamplesOf } from "./examples-of.ts";

export const affiliateExamples = {
  affiliateBonus: {
    params: { username: EXAMPLE_MEMBER.username },
    reply: { balance: 100, byType: { af: 100, wl: 0 } },
  },
  affiliateDownline: {
    params: { username: EXAMPLE_MEMBER.username },
    reply: [{ username: "ma***", joinedAt: "2026-11-20T05:00:00.000Z" }],
  },
  affiliateCode: {
    params: { uuid: EXAMPLE_MEMBER.uuid },
    reply: { code: "M0KKPZ8Z" },
  },
  affiliateWithdraw: {
    params: { username: EXAMPLE_MEMBER.username },
    body: { amount: 100, type: "af" },
    reply: {
      id: "A-691120-NRQWVNM4",
      amount: 100,
      type: "af",
      balance: 100,
      at: "2026-11-20T05:01:25.000Z",
      idempotencyKey: "intent-20261120-000019",
    },
  },
  downlineBonus: {
    params: { username: EXAMPLE_MEMBER.username },
    body: { start: "2026-11-01", end: "2026-11-20" },
    reply: { downline_users: { "ma***": { bonus: 200, staked: 40000 } }, total_bonus: 200 },
  },
  affiliateLog: {
    params: { username: EXAMPLE_MEMBER.username },
    body: { type: "af", start: "2026-11-01", end: "2026-11-20" },
    reply: [{ id: "af-2026-11-20-1", type: "af", at: "2026-11-20T05:01:25.000Z", amount: 200, title: "ma***" }],
  },
} satisfies ExamplesOf<typeof affiliateEndpoints>;
