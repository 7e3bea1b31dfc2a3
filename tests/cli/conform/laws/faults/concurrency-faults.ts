import { accepts, type Fault, refuses, replies, withoutKeys } from "../fault.ts";

export const CONCURRENCY_FAULTS: Readonly<Record<string, Fault>> = {
  "concurrency/ten-on-one-key": withoutKeys,
  "concurrency/twelve-on-a-credit-for-two": accepts("withdraw", ["credit-insufficient"], {
    id: "x",
    amount: 1,
    status: "checking",
    createdAt: "2026-11-20T05:00:00.000Z",
    timeline: [],
  }),
  "concurrency/six-over-the-cap": refuses("withdraw", "withdraw-no-count-left", (count) => count > 12),
  "concurrency/one-slip-many-senders": replies("mySlipRequests", (all) => [...all, ...all]),
  "concurrency/once-a-day-at-once": replies("wheel", (reply) => ({ ...reply, spinsLeft: 4 })),
  "concurrency/decided-once": replies("getCredit", (reply, count) => (count === 3 ? { ...reply, credit: 1 } : reply)),
  "concurrency/one-owner-of-a-name": refuses(
    "register",
    "phone-taken",
    (_, { body }) => body?.includes('"06') === true,
  ),
};
