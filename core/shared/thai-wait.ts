const NO_BREAK_SPACE = "\u00a0";

/** `8 วินาที` or `2 นาที`, rounded up, for a wait in seconds. The number and its unit stay on one line. */
export function thaiWait(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, "วินาที"] : [seconds / 60, "นาที"];
  return `${Math.ceil(count)}${NO_BREAK_SPACE}${unit}`;
}
