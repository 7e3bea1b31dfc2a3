import type { inboxEndpoints } from "../endpoints/inbox.ts";
import type { ExamplesOf } from "./examples-of.ts";

export const inboxExamples = {
  inbox: {
    query: { group: "money", limit: "10" },
    reply: {
      items: [
        {
          reason: "ชื่อบัญชีไม่ตรงกับชื่อสมาชิก",
          id: "15",
          topic: "withdrawal-rejected",
          reference: "W-691120-XFJP5G2K",
          unread: true,
          at: "2026-11-20T05:00:20.000Z",
          amount: 500,
        },
      ],
      unread: 4,
      notices: [
        {
          reason: "ชื่อบัญชีไม่ตรงกับชื่อสมาชิก",
          id: "15",
          topic: "withdrawal-rejected",
          reference: "W-691120-XFJP5G2K",
          unread: true,
          at: "2026-11-20T05:00:20.000Z",
          amount: 500,
        },
      ],
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
