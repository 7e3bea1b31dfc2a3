declare const keyBrand: unique symbol;

/** The key of one intent, sent as `Idempotency-Key`: a backend carries out each key once. */
export type IdempotencyKey = string & { readonly [keyBrand]: true };

/** A key has 16 to 128 characters of `A-Z a-z 0-9 _ -`. */
export function isIdempotencyKey(text: string): text is IdempotencyKey {
  return /^[\w-]{16,128}$/.test(text);
}

/** Throws a RangeError on a text that is no key. */
export function idempotencyKey(text: string): IdempotencyKey {
  if (!isIdempotencyKey(text)) throw new RangeError("an intent key takes 16 to 128 letters, digits, _ or -");
  return text;
}

/** Makes keys that nobody can guess and that never repeat. */
export type NewIdempotencyKey = () => IdempotencyKey;
