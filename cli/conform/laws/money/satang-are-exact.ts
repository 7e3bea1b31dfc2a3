import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";

export const satangAreExact: Law = {
  id: "money/satang-are-exact",
  sentence: "Amounts are whole satang: no rounding noise adds up, and an amount with a third decimal is refused.",
  needs: ["writes", "funds"],
  rows: ["withdraw", "getCredit"],
  async run({ member }) {
    const one = await member({ credit: 30_000 });
    for (const amount of [110, 220, 3_333, 2_907]) await withdrawalOf(one, amount);
    same("the credit after four withdrawals", 23_430, await one.credit());
    await one.refused("withdraw", { body: { amount: 10.005 } }, "body-invalid", "amount-decimals");
    await one.refused("withdraw", { body: { amount: 0 } });
    await one.refused("withdraw", { body: { amount: -5 } });
    same("the credit after refused amounts", 23_430, await one.credit());
  },
};
