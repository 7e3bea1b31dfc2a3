/** Whole satang of the wire's baht. */
export function toSatang(baht: number): number {
  return Math.round(baht * 100);
}
