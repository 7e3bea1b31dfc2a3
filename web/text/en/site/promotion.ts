import { formatCount } from "../../numbers.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/promotion.ts";

export const promotionText: Texts<typeof th.promotionText> = {
  title: "Promotion",
  most: "Highest bonus",
  intro: "A deposit bonus in 2 periods a day",
  conditions: "Conditions",
  ask: "Contact our staff",
  none: "No promotion at the moment",
  noneHint: "When there is a new bonus, its details will show here.",
};

/** The texts of a bonus period's card. `number` counts from 1. */
export const periodText: Texts<typeof th.periodText> = (
  { ratePercent, start, end, endDigitBonus, running },
  number,
) => ({
  title: `Period ${number}`,
  running: running ? "Open now" : undefined,
  rate: `${formatCount(ratePercent)}% bonus`,
  time: `${start}–${end}`,
  extra: Number(endDigitBonus)
    ? `Deposit an amount ending in .${endDigitBonus.slice(-2)} and get ฿${endDigitBonus} more`
    : undefined,
});

/** The texts that differ on the page of a member's own promotion. */
export const memberPromotionText: Texts<typeof th.memberPromotionText> = {
  title: "Your promotion",
  most: "Highest bonus at your level",
  none: "No promotion for you at the moment",
  deposit: "Go to deposit",
};
