/** One edit of an amount, as a browser reports it. Positions count UTF-16 units. */
export interface AmountEdit {
  readonly before: string;
  /** The selection before the edit: its start and its end. */
  readonly selection: readonly [start: number, end: number];
  readonly text: string;
  /** The caret after the edit. */
  readonly caret: number;
  /** The Delete key, which removes what follows the caret. */
  readonly forward: boolean;
}

export interface AmountText {
  readonly text: string;
  readonly caret: number;
}

const PLAIN = /^[\d\u0e50-\u0e59]*(?:\.[\d\u0e50-\u0e59]*)?$/;

/** `1234567.5` as `1,234,567.5`; a text that is no plain number stays as it is. */
export function groupDigits(text: string): string {
  if (!PLAIN.test(text)) return text;
  const point = text.indexOf(".");
  const whole = point < 0 ? text : text.slice(0, point);
  return whole.replace(/(?=(?:[\d\u0e50-\u0e59]{3})+$)(?!^)/g, ",") + text.slice(whole.length);
}

/**
 * The amount with commas between its thousands, and the caret at the same digit. A comma that the person typed or pasted
 * at another place stays, and so does every other character: the rule then refuses the text, because `1,50` may mean 1.50.
 */
export function groupAmount({ before, selection: [start, end], text, caret, forward }: AmountEdit): AmountText {
  const inserted = text.slice(start, Math.max(start, text.length - (before.length - end)));
  const wasGrouped = before === groupDigits(withoutCommas(before));
  if (!wasGrouped || inserted.includes(",")) return { text, caret };
  const plain = withoutCommas(text);
  const position = caret - commasIn(text.slice(0, caret));
  // Only a comma was deleted, so that the digit beside it is meant.
  if (inserted === "" && text.length < before.length && plain === withoutCommas(before)) {
    const removed = forward ? position : position - 1;
    return grouped(plain.slice(0, removed) + plain.slice(removed + 1), removed);
  }
  return grouped(plain, position);
}

/** `position` counts the characters before the caret without the commas. */
function grouped(plain: string, position: number): AmountText {
  const text = groupDigits(plain);
  let caret = 0;
  for (let passed = 0; passed < position; caret++) if (text[caret] !== ",") passed += 1;
  return { text, caret };
}

function withoutCommas(text: string): string {
  return text.replace(/,/g, "");
}

function commasIn(text: string): number {
  return text.length - withoutCommas(text).length;
}
