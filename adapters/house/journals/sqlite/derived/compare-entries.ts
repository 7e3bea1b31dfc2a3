export type IndexEntry = readonly (string | number)[];

/** In the order of an index: SQLite compares the bytes of texts. */
export function compareEntries(a: IndexEntry, b: IndexEntry): -1 | 0 | 1 {
  for (const [i, left] of a.entries()) {
    const right = b[i] ?? "";
    if (left === right) continue;
    if (typeof left === "number") return left < Number(right) ? -1 : 1;
    return Buffer.compare(Buffer.from(left), Buffer.from(String(right)));
  }
  return 0;
}
