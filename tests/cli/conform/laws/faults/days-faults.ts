import { type Fault, replies } from "../fault.ts";

export const DAYS_FAULTS: Readonly<Record<string, Fault>> = {
  "days/days-partition-the-ledger": replies("transactionHistory", ({ items, next }, _, { body }) => ({
    items: body?.includes('"from"') ? items.slice(1) : items,
    next,
  })),
  "days/kinds-partition-the-ledger": replies("transactionHistory", ({ items, next }, _, { body }) => ({
    items: body?.includes('"kinds":["game"]') ? items.slice(1) : items,
    next,
  })),
  "days/midnight-parts-the-days": replies("winLoss", (reply) => ({
    ...reply,
    days: reply.days.map((day) => ({ ...day, staked: 33 })),
  })),
  "days/win-loss-adds-up": replies("winLoss", (reply) => ({ ...reply, total: { ...reply.total, rounds: 0 } })),
};
