import { add, baht, formatBaht, type Satang, subtract, ZERO } from "../../../../core/shared/money.ts";
import type { Bonus, BonusOffer, RunningBonus } from "../../../../core/wallet/model.ts";
import { formatDay } from "../../dates.ts";
import { unbroken } from "../../keep-together.ts";
import { formatCount } from "../../numbers.ts";

export const bonusText = {
  legend: "โบนัสรอบนี้",
  legendHint: "เลือกอย่างใดอย่างหนึ่ง",
  choose: "เลือกก่อนว่าจะรับโบนัสหรือไม่",
  open: (percent: string) => `ตอนนี้เป็นช่วงโบนัส ${percent}% ใส่จำนวนเงินเพื่อดูว่าได้เท่าไรและต้องเล่นเท่าไร`,
  automatic: (percent: string) => `ตอนนี้เป็นช่วงโบนัส ${percent}% เข้าพร้อมยอดฝากอัตโนมัติ จนครบโบนัสสูงสุดของช่วง`,
  withBonus: (submit: string) => `${submit} พร้อมโบนัส`,
  without: (submit: string) => `${submit} ไม่รับโบนัส`,
  term: "โบนัส",
  credit: "ได้เครดิต",
  turnover: "ต้องเล่นครบ",
  until: "ภายใน",
  none: "ไม่ต้อง",
  withdraw: "ถอนได้",
  atOnce: "ทันที",
  running: "โบนัสที่กำลังเล่น",
  played: (amount: string) => `เล่นแล้ว ${amount}`,
  left: (left: string) => `เล่นอีก ${left}`,
  of: (turnover: string) => `จากที่ต้องเล่นครบ ${turnover}`,
  runningHint: "เล่นครบแล้วถอนได้ทันที ถ้าเลยกำหนดแล้วยังไม่ครบ จะหักโบนัสคืน แล้วถอนได้ตามปกติ",
} as const;

/** How the stakes of a turnover are made easy to picture. */
const PICTURED_STAKE = baht(50);

/** The two choices of a deposit with this amount, each with what it gives and what it asks for. */
export function bonusChoices(amount: Satang, offer: BonusOffer, bonus: Bonus) {
  const given = formatBaht(bonus.amountSatang);
  const credit = formatBaht(add(amount, bonus.amountSatang));
  const day = formatDay(bonus.lastDay);
  const rounds = formatCount(Math.ceil(bonus.turnoverSatang / PICTURED_STAKE));
  return [
    {
      value: "take",
      title: `รับโบนัส ${formatCount(offer.ratePercent)}%`,
      figure: `+${given}`,
      gold: true,
      terms: [
        { term: bonusText.credit, value: credit },
        { term: bonusText.turnover, value: formatBaht(bonus.turnoverSatang) },
        { term: bonusText.until, value: day },
      ],
      text: `วางเดิมพันรวม ${formatCount(offer.turnoverTimes)} เท่าของ ${credit} ก่อนจึงถอนได้ ถ้าเล่นตาละ ฿50 ก็ราว ${rounds} ตา เลยกำหนดแล้วยังไม่ครบ จะหักโบนัส ${given} คืน`,
    },
    {
      value: "decline",
      title: "ไม่รับโบนัส",
      figure: formatBaht(ZERO),
      terms: [
        { term: bonusText.credit, value: formatBaht(amount) },
        { term: bonusText.turnover, value: bonusText.none },
        { term: bonusText.withdraw, value: bonusText.atOnce },
      ],
      text: "ได้เครดิตเท่าที่ฝาก ไม่มีเงื่อนไขผูกไว้",
    },
  ] as const;
}

/** The credit that a deposit with a bonus gives: `฿525.00 รวมโบนัส ฿25.00`. */
export function creditWithBonus(amount: Satang, { amountSatang }: Bonus): string {
  return `${formatBaht(add(amount, amountSatang))} รวมโบนัส ${formatBaht(amountSatang)}`;
}

/** What a bonus asks for, in one line: `฿2,625.00 ภายใน 28 พ.ย. 69`. */
export function turnoverWords({ turnoverSatang, lastDay }: Bonus): string {
  if (turnoverSatang <= 0) return bonusText.none;
  return `${formatBaht(turnoverSatang)} ${bonusText.until} ${formatDay(lastDay)}`;
}

/** The texts of the card of a running bonus. */
export function runningBonusWords(bonus: RunningBonus) {
  const { amountSatang, turnoverSatang, playedSatang, lastDay } = bonus;
  return {
    amount: `+${formatBaht(amountSatang)}`,
    left: bonusText.left(formatBaht(subtract(turnoverSatang, playedSatang))),
    of: bonusText.of(formatBaht(turnoverSatang)),
    played: bonusText.played(formatBaht(playedSatang)),
    until: unbroken(`${bonusText.until} ${formatDay(lastDay)}`),
  };
}
