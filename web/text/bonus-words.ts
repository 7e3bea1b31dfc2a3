import { add, baht, formatBaht, type Satang, subtract, ZERO } from "../../core/shared/money.ts";
import type { Bonus, BonusOffer, RunningBonus } from "../../core/wallet/model.ts";
import { formatDay } from "./dates.ts";
import { unbroken } from "./keep-together.ts";
import { formatCount } from "./numbers.ts";

/** How the stakes of a turnover are made easy to picture. */
const PICTURED_STAKE = baht(50);

interface ChoiceTerms {
  readonly credit: string;
  readonly turnover: string;
  readonly until: string;
  readonly none: string;
  readonly withdraw: string;
  readonly atOnce: string;
  readonly take: (percent: string) => string;
  readonly takeText: (times: string, credit: string, rounds: string, given: string) => string;
  readonly decline: string;
  readonly declineText: string;
}

/** The two choices of a deposit, in the words of a language. */
export function choicesInWords(amount: Satang, offer: BonusOffer, bonus: Bonus, text: ChoiceTerms) {
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

interface RunningTerms {
  readonly played: (amount: string) => string;
  readonly left: (left: string) => string;
  readonly of: (turnover: string) => string;
  readonly by: (day: string) => string;
}

/** The card of a running bonus, in the words of a language. */
export function runningInWords(
  { amountSatang, turnoverSatang, playedSatang, lastDay }: RunningBonus,
  text: RunningTerms,
) {
  return {
    amount: `+${formatBaht(amountSatang)}`,
    left: text.left(formatBaht(subtract(turnoverSatang, playedSatang))),
    of: text.of(formatBaht(turnoverSatang)),
    played: text.played(formatBaht(playedSatang)),
    until: unbroken(text.by(formatDay(lastDay))),
  };
}
