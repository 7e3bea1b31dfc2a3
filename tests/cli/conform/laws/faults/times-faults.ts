import { type Fault, replies } from "../fault.ts";

export const TIMES_FAULTS: Readonly<Record<string, Fault>> = {
  "times/lists-are-in-order": replies("wheelLog", ({ items, next }) => ({
    items: items.map((item, index) => (index === 0 ? { ...item, at: "2001-01-01T00:00:00.000Z" } : item)),
    next,
  })),
  "times/clock-that-goes-back": replies("transactionHistory", ({ items, next }) => ({
    items: [...items].reverse(),
    next,
  })),
  "times/actions-have-their-time": replies("transactionHistory", ({ items, next }) => ({
    items: items.map((item) => ({ ...item, at: items[items.length - 1]?.at })),
    next,
  })),
};
