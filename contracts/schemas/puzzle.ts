import * as v from "valibot";

const hex = (length: number) => v.pipe(v.string(), v.length(length), v.regex(/^[0-9a-f]+$/));

/**
 * The fact `puzzle` of the refusal `too-many-requests`, as JSON text: a proof of work by ALTCHA's second version. A caller
 * looks for a counter whose key begins with `keyPrefix`. The bounds are what a caller solves, whoever asks.
 */
export const puzzle = v.looseObject({
  parameters: v.looseObject({
    algorithm: v.literal("PBKDF2/SHA-256"),
    nonce: hex(32),
    salt: hex(32),
    cost: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
    keyLength: v.literal(32),
    keyPrefix: v.pipe(v.string(), v.regex(/^[0-9a-f]{1,4}$/)),
  }),
  signature: hex(64),
});

/** The field `puzzleAnswer` of the next try, as JSON text. */
export const puzzleAnswer = v.object({
  challenge: puzzle,
  solution: v.looseObject({ counter: v.number(), derivedKey: v.string() }),
});
