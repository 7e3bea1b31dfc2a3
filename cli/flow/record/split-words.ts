/** The words of a typed line. Quotes keep spaces: `--reason "not found"`. Undefined when a quote is not closed. */
export function splitWords(line: string): readonly string[] | undefined {
  const words: string[] = [];
  const part = /\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s"']+))(?=\s|$)/gy;
  const typed = line.trim();
  while (part.lastIndex < typed.length) {
    const found = part.exec(typed);
    if (!found) return undefined;
    words.push(found[1]?.replace(/\\(.)/g, "$1") ?? found[2] ?? found[3] ?? "");
  }
  return words;
}
