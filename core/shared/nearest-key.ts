/** The key that is most like a misspelt one, or undefined when none is near. */
export function nearestKey(typed: string, keys: Iterable<string>): string | undefined {
  const wanted = typed.toLowerCase();
  let best: { readonly key: string; readonly edits: number } | undefined;
  for (const key of keys) {
    const edits = editDistance(wanted, key.toLowerCase());
    if (edits < (best?.edits ?? Number.POSITIVE_INFINITY)) best = { key, edits };
  }
  return best !== undefined && best.edits <= Math.max(1, Math.floor(typed.length / 3)) ? best.key : undefined;
}

/** How many letters must be added, removed or replaced to make one text the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
