import type { Json } from "../../output/json.ts";
import { isPrivateKey } from "../private-key.ts";

/** Hides what no report may show: passwords, codes, tokens, phone and account numbers. */
export interface PrivateValues {
  readonly add: (value: Json) => void;
  readonly shown: (text: string) => string;
  /** A value of an answer, as JSON and shortened. */
  readonly shownValue: (value: Json | undefined, key?: string | number) => string;
}

const HIDDEN = "•••";
const MAX_SHOWN = 300;
/** A shorter text is part of too many others. */
const MIN_CHARS = 4;

export function createPrivateValues(): PrivateValues {
  const values = new Set<string>();
  const shown = (text: string): string => {
    let safe = text;
    // Longest first, so that no rest of one stays.
    for (const value of [...values].toSorted((one, other) => other.length - one.length)) {
      safe = safe.split(value).join(HIDDEN);
    }
    return safe;
  };
  return {
    add: (value) => {
      const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
      if (text.length >= MIN_CHARS) values.add(text);
    },
    shown,
    shownValue: (value, key) => {
      if (value === undefined) return "nothing";
      if (typeof key === "string" && isPrivateKey(key) && value !== null && typeof value !== "object") return HIDDEN;
      const text = JSON.stringify(value, (name, inner: unknown) =>
        isPrivateKey(name) && (typeof inner === "string" || typeof inner === "number") ? HIDDEN : inner,
      );
      return shown(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);
    },
  };
}
