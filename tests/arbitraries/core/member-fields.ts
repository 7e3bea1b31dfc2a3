import fc from "fast-check";

/** Ten digits, the domain's form. */
export const aPhone = () =>
  fc
    .tuple(fc.constantFrom("06", "08", "09"), fc.integer({ min: 0, max: 99_999_999 }))
    .map(([network, rest]) => network + String(rest).padStart(8, "0"));

/** Ten to fifteen digits. */
export const aBankAccount = () => fc.integer({ min: 10, max: 15 }).chain(digitsOf);

function digitsOf(length: number) {
  return fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(""));
}
