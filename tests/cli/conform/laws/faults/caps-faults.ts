import { accepts, type Fault, refuses, replies } from "../fault.ts";

export const CAPS_FAULTS: Readonly<Record<string, Fault>> = {
  "caps/day-cap": accepts("withdraw", ["withdraw-over-day-cap"]),
  "caps/day-count": refuses("withdraw", "withdraw-no-count-left", (count) => count === 11),
  "caps/vip-per-time": accepts("withdraw", ["withdraw-over-time-cap"]),
  "caps/cap-by-level": refuses("withdraw", "withdraw-over-day-cap", (_, { body }) => body === '{"amount":499999}'),
  "caps/rejected-does-not-count": refuses("withdraw", "withdraw-over-day-cap", (count) => count === 3),
  "caps/credit-is-the-limit": refuses("withdraw", "credit-insufficient", (_, { body }) => body === '{"amount":123.45}'),
  "caps/todays-attempts-are-listed": replies("withdrawRequests", () => []),
  "caps/deposit-limits": accepts("requestDeposit", ["amount-below-minimum"]),
};
