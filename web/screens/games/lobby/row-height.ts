/** px, of a row of tiles including the gap below it. */
export const ROW_HEIGHT = 150;
/** Of a row of many columns: taller tiles, so that a large screen shows as few nodes as a phone. */
const TALL_ROW_HEIGHT = 190;
const MANY_COLUMNS = 4;

/** px */
export function rowHeightFor(columns: number): number {
  return columns < MANY_COLUMNS ? ROW_HEIGHT : TALL_ROW_HEIGHT;
}
