import { accepts, type Fault, replies } from "../fault.ts";

export const ISOLATION_FAULTS: Readonly<Record<string, Fault>> = {
  "isolation/rows-with-an-owner": accepts("affiliateBonus", ["forbidden"], { balance: 1 }),
  "isolation/requests-of-others": accepts("retryWithdraw", ["request-not-found"], {
    id: "x",
    amount: 1,
    status: "checking",
    createdAt: "2026-11-20T05:00:00.000Z",
    timeline: [],
  }),
  "isolation/lists-are-a-members-own": replies("affiliateDownline", () => [{ username: "ส***" }]),
  "isolation/cursors-of-others": (send) => {
    let theirs: string | undefined;
    // The page of a cursor belongs to whoever got the first one.
    return (call) => {
      const { authorization } = call.headers;
      if (call.body === '{"limit":1}') theirs = authorization;
      const isNext = call.body?.includes('"cursor"') === true && theirs !== undefined;
      return send(isNext ? { ...call, headers: { ...call.headers, authorization: theirs ?? "" } } : call);
    };
  },
  "isolation/devices-of-others": replies("devices", ({ items }, count) => ({ items: count === 3 ? [] : items })),
  "isolation/launches-of-others": replies("gameTable", (reply) => ({ ...reply, credit: 100 })),
};
