/**
 * The widths of a table's columns that fit into a line: the widest ones give way first, none below its least width. The
 * natural ones where that is not enough, because a terminal's own line breaks are then no worse.
 */
export function fitWidths(natural: readonly number[], least: readonly number[], space: number): readonly number[] {
  const widths = [...natural];
  let excess = widths.reduce((sum, width) => sum + width, 0) - space;
  while (excess > 0) {
    const shrinking = widths.map((width, at) => (width > (least[at] ?? width) ? width : 0));
    const widest = Math.max(...shrinking);
    if (widest === 0) return natural;
    const at = shrinking.indexOf(widest);
    const next = Math.max(least[at] ?? 0, ...shrinking.filter((width) => width < widest));
    const cut = Math.min(excess, Math.max(1, widest - next));
    widths[at] = widest - cut;
    excess -= cut;
  }
  return widths;
}
