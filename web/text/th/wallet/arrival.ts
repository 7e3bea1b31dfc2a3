import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { formatBaht, type Satang } from "../../../../core/shared/money.ts";
import type { HistoryEntry } from "../../../../core/wallet/model.ts";
import { formatMoment } from "../../dates.ts";
import { formatCount } from "../../numbers.ts";

/** The texts of the moment in which money has arrived. */
export const arrivalText = {
  credited: "เงินเข้าแล้ว",
  paid: "โอนเข้าบัญชีแล้ว",
  credit: "เครดิตของคุณตอนนี้",
  play: "เข้าเล่น",
  playGame: (name: string) => `เล่น ${name}`,
  lastPlayed: "เล่นล่าสุด",
  otherGame: "เลือกเกมอื่น",
  home: "กลับหน้าหลัก",
  account: "เข้าบัญชีของคุณ",
  ended: "รายการที่จบแล้ว",
} as const;

/** When money arrived, and how long that took: `21 พ.ย. 69 12:10 น. · ใช้เวลา 1 นาที 12 วินาที`. */
export function arrivedWords(since: Instant, at: Instant): string {
  const seconds = Math.max(1, Math.round((at - since) / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const parts = [
    ...(hours > 0 ? [`${formatCount(hours)}\u00a0ชั่วโมง`] : []),
    ...(minutes > 0 ? [`${formatCount(minutes)}\u00a0นาที`] : []),
    // Beside hours, seconds say nothing.
    ...(hours === 0 && seconds % 60 > 0 ? [`${formatCount(seconds % 60)}\u00a0วินาที`] : []),
  ];
  return `${formatMoment(at)} · ใช้เวลา ${parts.join(" ")}`;
}

/**
 * The sum that explains a new credit, from the ledger's lines of one request, newest first; undefined where the backend
 * sends no balances.
 */
export function creditSum(lines: readonly HistoryEntry[]) {
  const to = lines[0]?.balanceSatang;
  const oldest = lines[lines.length - 1];
  if (to === undefined || oldest?.balanceSatang === undefined) return undefined;
  const from = (oldest.balanceSatang - oldest.creditSatang) as Satang;
  return {
    from,
    to,
    sum: [
      { key: "before", text: formatBaht(from), tone: "before" as const },
      ...[...lines].reverse().map(({ id, kind, creditSatang }) => ({
        key: id,
        text: `+ ${formatBaht(creditSatang)}${kind === "bonus" ? " โบนัส" : ""}`,
        tone: kind === "bonus" ? ("bonus" as const) : ("money" as const),
      })),
    ],
  };
}
