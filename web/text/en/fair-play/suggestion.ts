import type { SignOfHarm } from "../../../../core/rules/signs-of-harm.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import { formatDay } from "../../dates.ts";
import { formatCount } from "../../numbers.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/fair-play/suggestion.ts";
import { plural } from "../plural.ts";

export const suggestionText: Texts<typeof th.suggestionText> = {
  title: "Would you like to set a limit?",
  look: "See limits",
  close: "Later",
};

export function signText(sign: SignOfHarm): string {
  switch (sign.sign) {
    case "chasing":
      return `On ${formatDay(sign.day)} you deposited ${plural(formatCount(sign.deposits), "time", "times")} in one day, and lost ${formatBaht(sign.lostSatang)}. A limit helps you to stop where you meant to.`;
    case "nights":
      return `You deposited after midnight ${plural(formatCount(sign.nights), "night", "nights")} in a row. Limits and breaks help you to get a full night's sleep.`;
    case "raised-limits":
      return `You raised your limits ${plural(formatCount(sign.times), "time", "times")} in these 30 days. Have another look: do they still feel right?`;
  }
}
