import { type BangkokDate, HOUR_MS, type Instant, parseBangkokDate } from "../shared/bangkok-time.ts";
import type { Fault, Problem } from "../shared/fault.ts";
import { type Satang, ZERO } from "../shared/money.ts";
import type { Refusal } from "../shared/refusal.ts";
import { type IdempotencyKey, isIdempotencyKey } from "./idempotency-key.ts";

/** What a field of an intent holds: a value of one of these types, or one word of a closed list. */
export type StoredField = keyof StoredValues | readonly string[];

interface StoredValues {
  readonly satang: Satang;
  /** Zero in an intent that an earlier version stored without it. */
  readonly "added-satang": Satang;
  readonly text: string;
  /** A safe whole number. */
  readonly count: number;
  readonly day: BangkokDate;
  readonly ids: readonly string[];
}

/** The fields of one kind of intent, as they are stored. */
export type StoredShape = Readonly<Record<string, StoredField>>;

export type FieldsOf<Shape extends StoredShape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends keyof StoredValues
    ? StoredValues[Shape[Name]]
    : Shape[Name] extends readonly (infer Word)[]
      ? Word
      : never;
};

/** What every intent has. */
export interface IntentHead {
  readonly kind: string;
  readonly key: IdempotencyKey;
  /** When the person decided, by the device's clock. */
  readonly madeAt: Instant;
}

/** One decision about money, with all that is needed to find out its outcome later. */
export type Intent<Shape extends StoredShape> = IntentHead & FieldsOf<Shape>;

/** How intents of one kind are stored. */
export interface IntentKind<Shape extends StoredShape> {
  /** Unique among all money actions. */
  readonly kind: string;
  readonly stored: Shape;
}

const isCount = (value: unknown) => Number.isSafeInteger(value);
const isText = (value: unknown) => typeof value === "string";

const IS_STORED: Readonly<Record<keyof StoredValues, (value: unknown) => boolean>> = {
  satang: isCount,
  "added-satang": (value) => value === undefined || isCount(value),
  text: isText,
  count: isCount,
  day: (value) => typeof value === "string" && parseBangkokDate(value) !== undefined,
  ids: (value) => Array.isArray(value) && value.every(isText),
};

/** Reads what every intent has from stored data; undefined for data in another form. */
export function storedHead(data: unknown): IntentHead | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { kind, key, madeAt } = data as Readonly<Record<string, unknown>>;
  if (typeof kind !== "string" || typeof key !== "string" || !isIdempotencyKey(key) || !isCount(madeAt))
    return undefined;
  return { kind, key, madeAt: madeAt as Instant };
}

/** Reads an intent of a kind from stored data; undefined for another kind, and for data in another form. */
export function storedIntent<Shape extends StoredShape>(
  { kind, stored }: IntentKind<Shape>,
  data: unknown,
): Intent<Shape> | undefined {
  const head = storedHead(data);
  if (head?.kind !== kind) return undefined;
  const values = data as Readonly<Record<string, unknown>>;
  const names = Object.keys(stored);
  const isWhole = names.every((name) => {
    const field = stored[name] ?? [];
    const value = values[name];
    return typeof field === "string" ? IS_STORED[field](value) : field.some((word) => word === value);
  });
  if (!isWhole) return undefined;
  // Each field was held to what `FieldsOf` names.
  const valueOf = (name: string) => values[name] ?? (stored[name] === "added-satang" ? ZERO : undefined);
  return { ...Object.fromEntries(names.map((name) => [name, valueOf(name)])), ...head } as Intent<Shape>;
}

/**
 * How long an unknown outcome blocks the next action of its kind. After that time a lost request has had its effect or
 * never will, and the lists show which.
 */
export const INTENT_LIFETIME_MS = HOUR_MS;

/**
 * Stores one member's intents from just before they are sent until their outcome is known, so that a reload, a crash or
 * another tab can finish them.
 */
export interface IntentStorage {
  write(intent: IntentHead): void;
  remove(key: IdempotencyKey): void;
  /** The intents of one kind, oldest first; none is older than `INTENT_LIFETIME_MS`. */
  pending<Shape extends StoredShape>(kind: IntentKind<Shape>): readonly Intent<Shape>[];
  /** Calls the listener when another tab writes or removes an intent; returns how to stop. */
  watch(listener: () => void): () => void;
}

/** For a process that ends with its one action. */
export const NO_INTENT_STORAGE: IntentStorage = {
  write: () => undefined,
  remove: () => undefined,
  pending: () => [],
  watch: () => () => undefined,
};

/**
 * How an action ended that must happen once.
 * - `done`: it had its effect
 * - `refused`: the backend or a rule said no; it had no effect
 * - `failed`: it certainly had no effect and may be tried again
 * - `unknown`: it may have had its effect. Never show it as failed and never send it under another key. The fault is
 *   undefined when the page was reloaded before a reply came. `broken` is a reply that broke the contract while reading back.
 */
export type Outcome<T> =
  | { readonly state: "done"; readonly value: T }
  | { readonly state: "refused"; readonly refusal: Refusal }
  | { readonly state: "failed"; readonly fault: Fault }
  | { readonly state: "unknown"; readonly fault: Fault | undefined; readonly broken?: Fault };

/** The outcome of an action that a problem stopped before anything was sent. */
export function notSent(problem: Problem): Outcome<never> {
  return problem.kind === "refusal" ? { state: "refused", refusal: problem } : { state: "failed", fault: problem };
}
