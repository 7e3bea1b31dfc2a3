import fc from "fast-check";
import { expect, test } from "vitest";
import {
  plainCode,
  plainDigits,
  plainInvitation,
  plainPhone,
  plainUsername,
} from "../../../core/rules/normal-forms.ts";
import { proofOf } from "../../../core/session/second-factor/second-factors.ts";
import { always } from "../../always.ts";

const SEPARATORS = [" ", "-", "–", "−", "\u00a0", "\u200b", "\u2060", "\t"];
const thai = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));

/** The same value as another person types it: with separators anywhere, Thai digits, and letters of the other case. */
const aSpellingOf = (value: fc.Arbitrary<string>) =>
  value.chain((text) =>
    fc
      .tuple(
        fc.array(fc.constantFrom("", "", ...SEPARATORS), { minLength: text.length + 1, maxLength: text.length + 1 }),
      )
      .chain(([between]) =>
        fc.record({
          text: fc.constant(text),
          typed: fc.tuple(fc.boolean(), fc.boolean()).map(([inThai, upper]) => {
            const cased = upper ? text.toUpperCase() : text.toLowerCase();
            const apart = Array.from(inThai ? thai(cased) : cased).map((letter, index) => letter + between[index + 1]);
            return (between[0] ?? "") + apart.join("");
          }),
        }),
      ),
  );

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

test("every spelling of a number, a code and an invitation has one form", () => {
  always([aSpellingOf(digits(10))], ({ text, typed }) => expect(plainDigits(typed)).toBe(text));
  always([aSpellingOf(fc.stringMatching(/^[a-z2-7]{12}$/))], ({ text, typed }) => expect(plainCode(typed)).toBe(text));
  always([aSpellingOf(fc.stringMatching(/^[A-Z0-9]{8}$/))], ({ text, typed }) =>
    expect(plainInvitation(typed)).toBe(text),
  );
});

test("every spelling of a phone number has one form, with and without the country's code", () => {
  const prefix = fc.constantFrom("0", "+66", "+660", "0066", "66", "(0)", "+66 (0)");
  always([aSpellingOf(fc.stringMatching(/^[689]\d{8}$/)), prefix], ({ text, typed }, before) =>
    expect(plainPhone(before + typed)).toBe(`0${text}`),
  );
  always([aSpellingOf(fc.stringMatching(/^[2-57]\d{7}$/)), prefix], ({ text, typed }, before) =>
    expect(plainPhone(before + typed)).toBe(`0${text}`),
  );
});

test("a username has one form in any case, with invisible characters around and Thai digits inside", () => {
  always([fc.stringMatching(/^[a-z][a-z0-9]{3,19}$/), fc.boolean()], (name, upper) => {
    expect(plainUsername(` \u200b${thai(upper ? name.toUpperCase() : name)}\u00a0`)).toBe(name);
  });
});

test("a form is its own form", () => {
  for (const form of [plainUsername, plainDigits, plainPhone, plainCode, plainInvitation]) {
    always([fc.string({ unit: "binary" })], (text) => expect(form(form(text))).toBe(form(text)));
  }
});

test("six digits are a code of the app, however they are typed; what else there is, is a recovery code", () => {
  always([aSpellingOf(digits(6))], ({ typed }) => expect(proofOf(typed).kind).toBe("totp"));
  expect(proofOf("abcd-efgh-2345").kind).toBe("recovery-code");
});
