/** A text with its quotes, or a character that opens, closes or divides. Numbers and words say nothing about keys. */
const PIECES = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

interface Open {
  readonly isObject: boolean;
  readonly keys: Set<string>;
  /** The key or the index of the value that is being read. */
  step: string;
  index: number;
}

/** The paths of keys that an object of a sound JSON text has more than once. */
export function repeatedKeys(json: string): readonly string[] {
  const repeated = new Set<string>();
  const open: Open[] = [];
  let text = "";
  for (const [piece] of json.matchAll(PIECES)) {
    const inner = open[open.length - 1];
    if (piece === "{" || piece === "[") {
      open.push({ isObject: piece === "{", keys: new Set(), step: "0", index: 0 });
    } else if (piece === "}" || piece === "]") {
      open.pop();
    } else if (piece === "," && inner && !inner.isObject) {
      inner.index++;
      inner.step = String(inner.index);
    } else if (piece === ":" && inner) {
      inner.step = String(JSON.parse(text));
      if (inner.keys.has(inner.step)) repeated.add(open.map(({ step }) => step).join("."));
      inner.keys.add(inner.step);
    } else {
      text = piece;
    }
  }
  return [...repeated];
}
