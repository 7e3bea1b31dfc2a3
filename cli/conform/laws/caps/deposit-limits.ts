import type { Law } from "../../engine/law.ts";
import { toSatang } from "../../engine/satang.ts";

export const depositLimits: Law = {
  id: "caps/deposit-limits",
  sentence:
    "A deposit may have exactly the smallest and the largest amount that the backend names, and nothing outside.",
  needs: ["writes"],
  rows: ["deposit", "requestDeposit", "cancelDeposit"],
  async run({ member }) {
    const one = await member();
    const { minimum, maximum } = (await one.get("deposit")).bankTransfer;
    const below = (toSatang(minimum) - 1) / 100;
    if (below > 0) await one.refused("requestDeposit", { body: { amount: below } }, "amount-below-minimum");
    const above = (toSatang(maximum) + 1) / 100;
    await one.refused("requestDeposit", { body: { amount: above } }, "amount-above-maximum", "body-invalid");
    for (const amount of [minimum, maximum]) {
      const { id } = await one.get("requestDeposit", { body: { amount } });
      await one.get("cancelDeposit", { body: { id } });
    }
  },
};
