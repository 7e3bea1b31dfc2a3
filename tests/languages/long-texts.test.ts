import { expect, test } from "vitest";
import { longText, withLongTexts } from "./long-texts.ts";

test.each([
  ["Deposit", "[Dépösít]"],
  ["Press “I have paid”", "[Préss “Í håvé påíd” öñé]"],
  ["Mo", "Möé"],
  ["Write to help@example.com", "[Wríté tö help@example.com öñé öñ]"],
])("%j is a third longer, with accents and in brackets", (text, long) => {
  expect(longText(text)).toBe(long);
});

test("texts are longer, and what names something for code stays", () => {
  const source = `
    import { plural } from "../plural.ts";
    const MONTHS = "Jan Feb".split(" ");
    export const forms: Texts<typeof th.forms> = {
      locale: "en",
      date: "D MMM YYYY",
      today: (date) => \`Today, \${date}\`,
      file: "history.csv",
      unit: "baht",
      kind: { "in-time": kind === "break" ? "You\\u00a0rest" : "" },
      points: (count) => plural(count, "point", "points"),
    };
  `;
  expect(withLongTexts(source)).toBe(
    source
      .replace("`Today, ${date}`", "`[Tödåý, ${date}]`")
      .replace('"baht"', '"[båht]"')
      .replace('"You\\u00a0rest"', '"[Ýöü\u00a0rést]"')
      .replace('"point", "points"', '"[pöíñt]", "[pöíñts]"'),
  );
});
