import { bonusText as text } from "#text/wallet/bonus.ts";
import { add, baht, formatBaht, type Satang, subtract, ZERO } from "../../core/shared/money.ts";
import type { Bonus, BonusOffer, RunningBonus } from "../../core/wallet/model.ts";
import { formatDay } from "./dates.ts";
import { unbroken } from "./keep-together.ts";
import { formatCount } from "./numbers.ts";

/** How the stakes of a turnover are made easy to picture. */
const PICTURED_STAKE = baht(50);

/** The two choices of a deposit with this amount, each with what it gives and what it asks for. */
export function bonusChoices(amount: Satang, offer: BonusOffer, bonus: Bonus) {
  const given = formatBaht(bonus.amountSatang);
  const credit = formatBaht(add(amount, bonus.amountSatang));
  const rounds = formatCount(Math.ceil(bonus.turnoverSatang / PICTURED_STAKE));
  return [
    {
      value: "take",
      title: text.take(formatCount(offer.ratePercent)),
      figure: `+${given}`,
      gold: true,
      terms: [
        { term: text.credit, value: credit },
        { term: text.turnover, value: formatBaht(bonus.turnoverSatang) },
        { term: text.until, value: formatDay(bonus.lastDay) },
      ],
      text: text.takeText(formatCount(offer.turnoverTimes), credit, rounds, given),
    },
    {
      value: "decline",
      title: text.decline,
      figure: formatBaht(ZERO),
      terms: [
        { term: text.credit, value: formatBaht(amount) },
        { term: text.turnover, value: text.none },
        { term: text.withdraw, value: text.atOnce },
      ],
      text: text.declineText,
    },
  ] as const;
}

/** What a bonus asks for, in one line: `฿2,625.00 ภายใน 28 พ.ย. 69`. */
export function turnoverWords({ turnoverSatang, lastDay }: Bonus): string {
  return turnoverSatang <= 0 ? text.none : `${formatBaht(turnoverSatang)} ${text.by(formatDay(lastDay))}`;
}

/** The texts of the card of a running bonus. */
export function runningBonusWords({ amountSatang, turnoverSatang, playedSatang, lastDay }: RunningBonus) {
  return {
    amount: `+${formatBaht(amountSatang)}`,
    left: text.left(formatBaht(subtract(turnoverSatang, playedSatang))),
    of: text.of(formatBaht(turnoverSatang)),
    played: text.played(formatBaht(playedSatang)),
    until: unbroken(text.by(formatDay(lastDay))),
  };
}
