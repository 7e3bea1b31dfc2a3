import { type Fault, replies } from "../fault.ts";

export const LEVELS_FAULTS: Readonly<Record<string, Fault>> = {
  "levels/deposits-earn-levels": replies("level", (reply) => ({
    ...reply,
    level: reply.totalDeposit > 49_999 ? 2 : 1,
  })),
  "levels/month-ends": replies("level", (reply) => ({ ...reply, monthDeposit: reply.totalDeposit })),
  "levels/vip-by-invitation": replies("level", (reply) => ({ ...reply, level: 5 })),
};
