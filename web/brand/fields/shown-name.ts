import * as v from "valibot";

const message = "must be a text that is not empty";
const LONGEST = 60;
const tooLong = `must have at most ${LONGEST} characters`;
const invisible = "must not hold line breaks, control characters or marks that turn the direction of letters";

/** What players read in titles and messages. */
export const shownName = v.pipe(
  v.string(message),
  v.regex(/\S/, message),
  v.maxLength(LONGEST, tooLong),
  v.check((name) => !/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(name), invisible),
);
