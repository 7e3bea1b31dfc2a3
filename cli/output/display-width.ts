/** Drawn above or below the letter before it (Thai vowels and tones among them), or not drawn at all. */
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/gu;
const DOUBLE_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/gu;

/** How many columns of a terminal a text takes. */
export function displayWidth(text: string): number {
  const drawn = text.replace(NO_WIDTH, "");
  return Array.from(drawn).length + (drawn.match(DOUBLE_WIDTH)?.length ?? 0);
}

/** Fills up with spaces to a width in columns, on the right or, for numbers, on the left. */
export function pad(text: string, width: number, side: "left" | "right" = "right"): string {
  const fill = " ".repeat(Math.max(0, width - displayWidth(text)));
  return side === "left" ? fill + text : text + fill;
}
