import type { devicesEndpoints } from "../endpoints/devices.ts";
import type { ExamplesOf } from "./examples-of.ts";

const DEVICE = {
  id: "S-7QK2M4XT",
  title: "Chrome บน Android",
  address: "203.0.113.x",
  signedInAt: "2026-11-20T05:00:00.000Z",
  lastSeenAt: "2026-11-20T05:00:00.000Z",
  current: true,
};

export const devicesExamples = {
  devices: { reply: { items: [DEVICE] } },
  signOutDevice: { body: {}, reply: { items: [DEVICE] } },
  activity: {
    query: { limit: "20" },
    reply: {
      items: [
        {
          id: "1",
          at: "2026-11-20T05:00:00.000Z",
          action: "request-withdrawal",
          outcome: "done",
          by: "member",
          device: "Chrome บน Android",
          address: "203.0.113.x",
          amount: 500,
          reference: "W-691120-C2PMFPBA",
        },
      ],
      next: null,
    },
  },
} satisfies ExamplesOf<typeof devicesEndpoints>;
