import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";

export const creditIsTheLimit: Law = {
  id: "caps/credit-is-the-limit",
  sentence: "A member withdraws exactly the credit, and not a satang more.",
  needs: ["writes", "funds"],
  rows: ["withdraw"],
  async run({ member }) {
    const one = await member({ credit: 12_345 });
    await one.refused("withdraw", { body: { amount: 123.46 } }, "credit-insufficient");
    await withdrawalOf(one, 12_345);
    same("the credit", 0, await one.credit());
    await one.refused("withdraw", { body: { amount: 1 } }, "credit-insufficient");
  },
};
