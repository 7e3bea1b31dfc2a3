const counts = new Intl.NumberFormat("th-TH");
const chances = new Intl.NumberFormat("th-TH", { style: "percent", maximumFractionDigits: 4 });
const tinyChances = new Intl.NumberFormat("th-TH", { style: "percent", maximumSignificantDigits: 2 });

/** `1,234` */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** `7.5%` from 0.075. A chance below 0.01% keeps two digits, because it must not read as zero. */
export function formatChance(chance: number): string {
  return (chance < 0.0001 ? tinyChances : chances).format(chance);
}
