import { type Instant, SECOND_MS } from "../../core/shared/bangkok-time.ts";

const counts = new Intl.NumberFormat("th-TH");
const chances = new Intl.NumberFormat("th-TH", { style: "percent", maximumFractionDigits: 4 });
const tinyChances = new Intl.NumberFormat("th-TH", { style: "percent", maximumSignificantDigits: 2 });

/** `1,234` */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** Amounts in baht as an `AmountField` offers them. */
export function quickAmounts(
  amounts: readonly number[],
): readonly { readonly label: string; readonly value: string }[] {
  return amounts.map((amount) => ({ label: formatCount(amount), value: String(amount) }));
}

/** `7.5%` from 0.075. A chance below 0.01% keeps two digits, because it must not read as zero. */
export function formatChance(chance: number): string {
  return (chance < 0.0001 ? tinyChances : chances).format(chance);
}

/** `2:41` from milliseconds, `1:02:41` from one hour. A negative duration is written `0:00`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const twoDigits = (count: number) => String(count).padStart(2, "0");
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`;
}

/** How long money took, in whole units and at least a second. Beside hours, seconds say nothing and are 0. */
export function timeTaken(since: Instant, at: Instant) {
  const seconds = Math.max(1, Math.round((at - since) / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return { hours, minutes, seconds: hours === 0 ? seconds % 60 : 0 };
}
