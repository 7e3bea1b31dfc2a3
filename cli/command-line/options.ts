import { type IdempotencyKey, idempotencyKey } from "../../core/money-action/idempotency-key.ts";
import { latinDigits, parseBaht } from "../../core/rules/parse-baht.ts";
import { type BangkokDate, type Instant, parseBangkokDate, parseInstant } from "../../core/shared/bangkok-time.ts";
import { type Satang, ZERO } from "../../core/shared/money.ts";
import type { Page } from "../../core/shared/page.ts";
import type { Refusal } from "../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { type Failure, usage } from "../output/failure.ts";
import { type Block, text } from "../output/view.ts";
import type { Offer } from "./described-command.ts";
import { didYouMean } from "./did-you-mean.ts";

/** One option of a command: its spelling, and how its text is read. */
export interface Option<T> {
  /** `--level <name>`, or `--stdin` for an option without a value. */
  readonly flags: string;
  readonly about: string;
  /** Also accepted without its flag, as an argument of the command. */
  readonly positional: boolean;
  /** The help and completion say so; `read` holds it. */
  readonly required?: boolean;
  /** How the help writes the default. */
  readonly fallback?: string;
  /** All values that it takes. */
  readonly values?: readonly string[];
  /** What a shell offers as its value, where the values are no part of this table. */
  readonly offers?: Offer;
  /** All arguments of the command belong to it. Then `read` takes them in one text, with `ARGUMENT_END` between them. */
  readonly variadic?: boolean;
  /** Takes the typed text, or undefined when the option is missing. */
  readonly read: (text: string | undefined) => Result<T, Failure | Refusal>;
}

/** No path and no typed text can hold it. */
export const ARGUMENT_END = "\0";

export type OptionTable = Readonly<Record<string, Option<unknown>>>;
export type Values<Table extends OptionTable> = {
  readonly [Name in keyof Table]: Table[Name] extends Option<infer T> ? T : never;
};

type Reader<T> = (text: string) => Result<T, Failure | Refusal>;

/** An option that may be missing. */
export function option<T>(flags: string, about: string, read: Reader<T>): Option<T | undefined> {
  return {
    flags,
    about,
    positional: false,
    read: (text): Result<T | undefined, Failure | Refusal> => (text === undefined ? ok(undefined) : read(text)),
  };
}

/** Makes an option required. */
export function needed<T>(optional: Option<T | undefined>): Option<T> {
  const { flags, about, read } = optional;
  return {
    ...optional,
    about: `${about} (required)`,
    required: true,
    read: (text) => {
      const value = read(text);
      if (!value.ok) return value;
      return value.value === undefined ? err(usage(`${flags} is missing: ${about}`)) : ok(value.value);
    },
  };
}

/** Gives an option a default; `shown` is how the help writes it. */
export function withDefault<T>(optional: Option<T | undefined>, fallback: T, shown = String(fallback)): Option<T> {
  return {
    ...optional,
    about: `${optional.about} (default: ${shown})`,
    fallback: shown,
    read: (text) => {
      const value = optional.read(text);
      return value.ok ? ok(value.value ?? fallback) : value;
    },
  };
}

/** Says what a shell offers as the value. */
export function offering<T>(option: Option<T>, offers: Offer): Option<T> {
  return { ...option, offers };
}

/** `name` of `--username <name>`. */
export function valueName(flags: string): string {
  return /<(.+)>/.exec(flags)?.[1] ?? flags;
}

/** How messages name an option that came without its flag: `<name>`. */
export function argumentOf(flags: string): string {
  return `<${valueName(flags)}>`;
}

/** Accepts an option without its flag, too. */
export function positional<T>(named: Option<T>): Option<T> {
  return { ...named, positional: true };
}

export function textOption(flags: string, about: string): Option<string | undefined> {
  return option(flags, about, (text) => (text.trim() === "" ? err(usage(`${flags} is empty`)) : ok(text.trim())));
}

/** The files that a command works on, as its arguments; at least one. */
export function files(flags: string, about: string): Option<readonly string[]> {
  return {
    flags,
    about: `${about} (required)`,
    required: true,
    positional: true,
    variadic: true,
    read: (text) => {
      const given = (text ?? "").split(ARGUMENT_END).filter((file) => file !== "");
      return given.length === 0 ? err(usage(`${flags} is missing: ${about}`)) : ok(given);
    },
  };
}

/** All arguments of a command, which may have none. */
export function words(flags: string, about: string): Option<readonly string[]> {
  return {
    flags,
    about,
    positional: true,
    variadic: true,
    read: (text) => ok((text ?? "").split(ARGUMENT_END).filter((word) => word !== "")),
  };
}

/** An option without a value: true when it is given. */
export function flag(flags: string, about: string): Option<boolean> {
  return { flags, about, positional: false, read: (text) => ok(text !== undefined) };
}

export function choice<const T extends string>(
  flags: string,
  about: string,
  values: readonly T[],
): Option<T | undefined> {
  const all = values.join(", ");
  const named = option(flags, `${about}: ${all}`, (text) => {
    const found = values.find((value) => value === text.trim().toLowerCase());
    if (found !== undefined) return ok(found);
    return err(usage(`${flags} takes one of ${all}, not ${quote(text)}${didYouMean(text, values)}`));
  });
  return { ...named, values };
}

/** An amount in baht, read by the amount rule; a wrong one is refused with the rule's own sentence. */
export function amount(flags: string, about: string): Option<Satang | undefined> {
  return option(flags, about, parseBaht);
}

/** An amount in baht that may be 0. */
export function amountOrZero(flags: string, about: string): Option<Satang | undefined> {
  return option(flags, about, (text) => {
    const read = parseBaht(text);
    return !read.ok && read.error.code === "amount-zero" ? ok(ZERO) : read;
  });
}

export function wholeNumber(
  flags: string,
  about: string,
  { min, max }: { readonly min: number; readonly max: number },
): Option<number | undefined> {
  return option(flags, about, (text) => {
    const digits = latinDigits(text.trim());
    const value = /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
    const inRange = value >= min && value <= max;
    return inRange ? ok(value) : err(usage(`${flags} takes a whole number from ${min} to ${max}, not ${quote(text)}`));
  });
}

export function momentOption(flags: string, about: string): Option<Instant | undefined> {
  return option(flags, about, (text) => {
    const at = parseInstant(text.trim());
    return at === undefined
      ? err(
          usage(`${flags} takes an ISO 8601 time with its zone such as 2026-11-20T23:59:59+07:00, not ${quote(text)}`),
        )
      : ok(at);
  });
}

/** Years from this one on are taken for years of the Buddhist era. */
const FIRST_BUDDHIST_YEAR = 2400;

export function dayOption(flags: string, about: string): Option<BangkokDate | undefined> {
  return option(flags, about, (text) => {
    const day = parseBangkokDate(latinDigits(text.trim()));
    if (day === undefined) return err(usage(`${flags} takes a day as YYYY-MM-DD, not ${quote(text)}`));
    // Read as a Gregorian year it would lie centuries ahead, and every list would be empty.
    const isBuddhist = Number(day.slice(0, 4)) >= FIRST_BUDDHIST_YEAR;
    return isBuddhist ? err(usage(`${flags} takes years as 2026, not as 2569: ${quote(text)}`)) : ok(day);
  });
}

/** What a command of a money action sends. */
export const SENDING = {
  /** The key of an action that was sent before and whose outcome is unknown. */
  intent: option(
    "--intent <key>",
    "send this earlier intent again instead of a new one; it takes effect only once",
    (text): Result<IdempotencyKey, Failure> => {
      try {
        return ok(idempotencyKey(text));
      } catch {
        return err(usage("--intent takes 16 to 128 letters, digits, _ or -"));
      }
    },
  ),
  isNew: flag("--new", "send a new one on purpose, although an earlier run of this command may have happened"),
} as const;
export type Sending = Values<typeof SENDING>;

/** Quotes typed text for a message, shortened. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

/** The options that choose a part of a long list. */
export const PAGING = {
  limit: withDefault(wholeNumber("--limit <count>", "the largest number of entries", { min: 1, max: 100 }), 20),
  cursor: textOption("--cursor <id>", "start after the last page: the value of its `next`"),
} as const;

/** How to see the next page, if there is one. */
export function nextPage({ next }: Page<unknown>): readonly Block[] {
  return next === undefined ? [] : [text(""), text(`More: --cursor ${next}`)];
}
