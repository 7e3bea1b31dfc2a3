/** A shorter text is a part of too many others. */
const MIN_CHARS = 4;
/** A phone or an account number, also with spaces or dashes; no date and no amount has so many digits. */
const LONG_NUMBER = /(?<![\w-])\+?\d(?:[ -]?\d){8,}(?![\w-])/g;
/** A token: longer than an id, and not only letters. */
const LONG_TOKEN = /(?<![\w-])(?=[\w-]*\d)(?!\d{4}-\d\d-\d\d)[A-Za-z0-9_-]{40,}/g;

/** Knows the secret values of a trace, and writes words in their place: `<phone 1>`. */
export interface HiddenValues {
  /** The word for a value. It is the same word wherever the value stands. */
  readonly hide: (value: string, name: string) => string;
  /** Writes words in place of all values that are known by now. */
  readonly cleaner: () => (text: string) => string;
}

export function createHiddenValues(): HiddenValues {
  const words = new Map<string, string>();
  const counts = new Map<string, number>();
  return {
    hide(value, name) {
      if (value.length < MIN_CHARS) return "<hidden>";
      const known = words.get(value);
      if (known !== undefined) return known;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const word = `<${name} ${count}>`;
      words.set(value, word);
      return word;
    },
    cleaner() {
      const index = indexOf(words);
      return (text) => replaced(text, index);
    },
  };
}

type Form = readonly [form: string, word: string];

/** All forms in which a value can stand in a text, by their first characters: there may be thousands. */
function indexOf(words: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Form[]> {
  const index = new Map<string, Form[]>();
  for (const [value, word] of words) {
    for (const form of new Set([value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])) {
      const start = form.slice(0, MIN_CHARS);
      const forms = index.get(start) ?? [];
      forms.push([form, word]);
      index.set(start, forms);
    }
  }
  // Long ones first: a short one may be a part of a long one.
  for (const forms of index.values()) forms.sort(([one], [other]) => other.length - one.length);
  return index;
}

function replaced(text: string, index: ReadonlyMap<string, readonly Form[]>): string {
  let clean = "";
  let from = 0;
  for (let at = 0; at + MIN_CHARS <= text.length; at += 1) {
    const found = index.get(text.slice(at, at + MIN_CHARS))?.find(([form]) => text.startsWith(form, at));
    if (!found) continue;
    const [form, word] = found;
    clean += text.slice(from, at) + word;
    from = at + form.length;
    at = from - 1;
  }
  return clean + text.slice(from);
}

/** A text without what looks like a phone number, an account number or a token. */
export function withoutNumbers(text: string): string {
  return text.replace(LONG_TOKEN, "<hidden>").replace(LONG_NUMBER, "<hidden>");
}
