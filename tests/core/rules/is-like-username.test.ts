import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_INPUT_RULES } from "../../../core/rules/input-rules.ts";
import { isLikeUsername, wordsOfSite } from "../../../core/rules/is-like-username.ts";
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

test("a short password is refused for its length, not for a username that it does not contain", () => {
  expect(isLikeUsername("abc", "zebra")).toBe(false);
  expect(isLikeUsername("abc", "")).toBe(false);
});

test("as many letters as a password needs are enough around the username, one letter less is not", () => {
  const { minimum } = DEFAULT_INPUT_RULES.password;
  expect(isLikeUsername(`gold${"7".repeat(minimum)}`, "gold")).toBe(false);
  expect(isLikeUsername(`gold${"7".repeat(minimum - 1)}`, "gold")).toBe(true);
  expect(isLikeUsername("x77", "x")).toBe(true);
});

test("the words of a site are those in the names of its product, brands and hosts, except short ones", () => {
  expect(wordsOfSite([])).toEqual(["sanam", "สนาม"]);
  expect(wordsOfSite(["Rim Nam", "ริมน้ำ สล็อต", "www.rimnam-play.co.th:8443", ""])).toEqual(
    expect.arrayContaining(["rimnam", "ริมน้ำสล็อต", "ริมน้ำ", "สล็อต", "rimnam", "play", "8443"]),
  );
  for (const word of ["", "rim", "www", "co", "th"])
    expect(wordsOfSite(["Rim Nam", "www.a.co.th"])).not.toContain(word);
});
