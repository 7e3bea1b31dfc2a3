import { type Fault, idleControl, replies } from "../fault.ts";

export const POINTS_FAULTS: Readonly<Record<string, Fault>> = {
  "points/spin-takes-its-price": replies("wheel", (reply) => ({ ...reply, price: reply.price + 1 })),
  "points/card-takes-its-price": replies("flipCardReward", (reply) => ({ ...reply, point: reply.point + 1 })),
  "points/rejected-prize-gives-nothing": idleControl("/reject"),
  "points/rejected-purchase-returns-its-price": replies("getCredit", (reply, count) =>
    count === 2 ? { ...reply, point: reply.point - 1 } : reply,
  ),
  "points/granted-purchase-gives-its-prize": idleControl("/approve"),
  "points/ledger-has-every-point": replies("transactionHistory", ({ items, next }) => ({
    items: items.slice(1),
    next,
  })),
};
