/**
 * Matches a Thai text of the site with the characters that the build adds for line breaks. Playwright ignores U+200B in
 * a string, but in no regular expression, and never U+2060, which joins the names in web/text/thai-breaks.ts.
 */
export function brokenText(text: string, { from = "", to = "" } = {}): RegExp {
  const letters = Array.from(text, (letter) =>
    letter === " " ? "[ \\u00a0]" : letter.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  return new RegExp(from + letters.join("[\\u200b\\u2060]*") + to);
}
