import fc from "fast-check";
import { expect, test } from "vitest";
import { isLikeUsername } from "../../../core/rules/is-like-username.ts";
import { always } from "../../always.ts";

const username = fc.stringMatching(/^[a-z][a-z0-9]{3,19}$/);
const short = fc.stringMatching(/^[A-Z0-9]{0,7}$/);

test("the username with less than a password around it is refused, in any case and backwards", () => {
  always([username, short, fc.boolean(), fc.boolean(), fc.boolean()], (name, more, first, upper, backwards) => {
    const typed = backwards ? Array.from(name).reverse().join("") : name;
    const password = first ? more + typed : typed + more;
    expect(isLikeUsername(upper ? password.toUpperCase() : password, name)).toBe(true);
  });
});

test("a password that does not contain the username is accepted, and so is one with a password beside it", () => {
  expect(isLikeUsername("demo1234", "gold")).toBe(false);
  expect(isLikeUsername("gold-and-9-more-words", "gold")).toBe(false);
  expect(isLikeUsername("goldfish77", "gold")).toBe(true);
  expect(isLikeUsername("anything1", "")).toBe(false);
});
