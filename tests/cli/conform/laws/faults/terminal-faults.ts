import { accepts, type Fault, idleControl, replies } from "../fault.ts";

export const TERMINAL_FAULTS: Readonly<Record<string, Fault>> = {
  "terminal/ended-deposit-stays": accepts("cancelDeposit", ["request-status"], {
    id: "x",
    amount: 1,
    status: "cancelled",
    createdAt: "2026-11-20T05:00:00.000Z",
    timeline: [],
  }),
  "terminal/paid-withdrawal-stays": idleControl("/reject"),
  "terminal/rejected-withdrawal-waits": replies("withdrawHistory", (all) => [...all, ...all]),
  "terminal/deposit-expires": replies("myDepositRequests", (all) =>
    all.map((request) => (request.status === "expired" ? { ...request, status: "awaiting-transfer" } : request)),
  ),
  "terminal/one-open-deposit": accepts("requestDeposit", ["request-already-open"]),
  "terminal/timelines-end-with-the-status": replies("withdrawHistory", (all) =>
    all.map((request) => ({ ...request, status: "checking" })),
  ),
};
