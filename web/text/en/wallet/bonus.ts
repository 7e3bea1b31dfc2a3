import { add, formatBaht } from "../../../../core/shared/money.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/wallet/bonus.ts";
import { plural } from "../plural.ts";

export const bonusText: Texts<typeof th.bonusText> = {
  legend: "Bonus this time",
  legendHint: "Choose one",
  choose: "First choose whether to take the bonus",
  open: (percent) =>
    `A ${percent}% bonus is on now. Enter an amount to see what you get and how much you have to play.`,
  automatic: (percent) =>
    `A ${percent}% bonus is on now. It comes with your deposits automatically, up to the most that this period gives.`,
  withBonus: (submit) => `${submit} with bonus`,
  without: (submit) => `${submit} without bonus`,
  take: (percent) => `Take the ${percent}% bonus`,
  takeText: (times, credit, rounds, given) =>
    `Stake ${plural(times, "time", "times")} ${credit} in total before you can withdraw. At ฿50 a round, that is about ${plural(rounds, "round", "rounds")}. If you have not played it all in time, the bonus of ${given} is taken back.`,
  decline: "No bonus",
  declineText: "You get as much credit as you deposit, with no conditions.",
  term: "Bonus",
  credit: "Credit",
  turnover: "Turnover",
  until: "Play by",
  by: (day) => `by ${day}`,
  none: "None",
  withdraw: "Withdraw",
  atOnce: "Right away",
  running: "Your current bonus",
  played: (amount) => `${amount} played`,
  left: (left) => `${left} left to play`,
  of: (turnover) => `of ${turnover} in total`,
  runningHint:
    "Once you have played it all, you can withdraw right away. If you have not by the end of the last day, the bonus is taken back, and you can withdraw as usual.",
};

/** The credit that a deposit with a bonus gives: `฿525.00 with a ฿25.00 bonus`. */
export const creditWithBonus: typeof th.creditWithBonus = (amount, { amountSatang }) =>
  `${formatBaht(add(amount, amountSatang))} with a ${formatBaht(amountSatang)} bonus`;
