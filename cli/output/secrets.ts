import type { Json, View } from "./view.ts";

/** Knows what one run may not print, and writes texts without it. */
export interface Secrets {
  /** A password, a code or a token: no part of it is shown. */
  readonly hide: (value: string | undefined) => void;
  /** A phone or account number: its last four digits are shown. */
  readonly mask: (value: string | undefined) => void;
  readonly clean: (text: string) => string;
  /** Also cleans the keys of objects, which a backend may choose. */
  readonly cleanJson: (value: Json) => Json;
  readonly cleanView: (view: View) => View;
  /** For text that is drawn or JSON already. Numbers stay: a part of one would leave no JSON. */
  readonly cleanOutput: (text: string) => string;
}

export const HIDDEN = "•••";
/** A shorter text is part of too many others. */
const MIN_CHARS = 4;
/** A shorter number is no phone and no account. */
const MIN_CONTACT_DIGITS = 8;
const SHOWN_DIGITS = 4;
/** Characters with a meaning in a pattern. */
const SPECIAL = /[\\^$.*+?()[\]{}|]/g;
/** Written at the end of a text that was cut. */
const CUT = "…";

interface Known {
  readonly value: string;
  readonly pattern: RegExp;
  readonly word: string;
  readonly isNumber: boolean;
}

export function createSecrets(): Secrets {
  const known = new Map<string, Known>();
  /** Longest first, so that no rest of one stays. */
  let ordered: readonly Known[] = [];
  const add = (one: Known): void => {
    known.set(one.value, one);
    ordered = [...known.values()].toSorted((a, b) => b.value.length - a.value.length);
  };
  const hide = (value: string | undefined): void => {
    if (value !== undefined && value.length >= MIN_CHARS && !known.has(value)) add(hiddenText(value));
  };
  const mask = (value: string | undefined): void => {
    const digits = value?.replace(/\D/g, "") ?? "";
    if (digits.length < MIN_CONTACT_DIGITS) hide(value?.trim());
    else if (!known.has(digits)) add(maskedNumber(digits));
  };
  const cleanWith = (some: readonly Known[], text: string): string => {
    let clean = text;
    for (const { pattern, word } of some) clean = clean.replace(pattern, word);
    return clean.includes(CUT) ? withoutBeginnings(clean, some) : clean;
  };
  const clean = (text: string): string => (ordered.length === 0 ? text : cleanWith(ordered, text));
  const cleanNumber = (value: number, key: string): Json => {
    const text = String(value);
    // An amount is the same number by chance.
    const isSecret = !key.endsWith("Satang") && text.length >= MIN_CHARS && clean(text) !== text;
    return isSecret ? clean(text) : value;
  };
  const cleanJson = (value: Json, key = ""): Json => {
    if (typeof value === "string") return clean(value);
    if (typeof value === "number") return cleanNumber(value, key);
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((item: Json) => cleanJson(item, key));
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [clean(name), inner === undefined ? inner : cleanJson(inner, name)]),
    );
  };
  return {
    hide,
    mask,
    clean,
    cleanJson: (value) => (ordered.length === 0 ? value : cleanJson(value)),
    cleanView: (view) =>
      ordered.length === 0
        ? view
        : view.map((block) => {
            switch (block.block) {
              case "text":
              case "raw":
                return { ...block, text: clean(block.text) };
              case "fields":
                return { ...block, rows: block.rows.map(([label, value]) => [clean(label), clean(value)] as const) };
              case "table":
                return { ...block, rows: block.rows.map((row) => row.map(clean)) };
            }
          }),
    cleanOutput: (text) =>
      cleanWith(
        ordered.filter(({ isNumber }) => !isNumber),
        text,
      ),
  };
}

/** The text as it is, in an address and in JSON. */
function hiddenText(value: string): Known {
  const isNumber = /^\d+$/.test(value);
  const spellings = new Set([value, encoded(value), JSON.stringify(value).slice(1, -1)]);
  const any = [...spellings].map((each) => each.replace(SPECIAL, "\\$&")).join("|");
  // A code of six digits is no part of a longer number.
  return { value, isNumber, word: HIDDEN, pattern: new RegExp(isNumber ? `(?<!\\d)(?:${any})(?!\\d)` : any, "g") };
}

/** `0812345678`, `081-234-5678`, `+66 81 234 5678` and 812345678 are one number. */
function maskedNumber(digits: string): Known {
  const national = digits.replace(/^(?:66|0)(?=\d{8})/, "");
  const spelled = national.split("").join("[ .-]?");
  const pattern = new RegExp(`(?<!\\d)(?:(?:\\+|%2B)?66[ .-]?|0)?${spelled}(?!\\d)`, "gi");
  return { value: digits, isNumber: true, word: `${HIDDEN}${digits.slice(-SHOWN_DIGITS)}`, pattern };
}

/** A text that was cut may end with the beginning of a secret. */
function withoutBeginnings(text: string, some: readonly Known[]): string {
  let clean = text;
  for (const { value } of some) {
    for (let length = value.length - 1; length >= MIN_CHARS; length--) {
      clean = clean.split(`${value.slice(0, length)}${CUT}`).join(`${HIDDEN}${CUT}`);
    }
  }
  return clean;
}

function encoded(value: string): string {
  try {
    return encodeURIComponent(value);
  } catch {
    // Half of a pair of surrogates.
    return value;
  }
}
