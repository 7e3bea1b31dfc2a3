/** Characters without a column of their own: marks such as Thai upper vowels and tones, and invisible characters. */
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/gu;
const DOUBLE_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/gu;

/** The number of terminal columns that a text takes. */
export function displayWidth(text: string): number {
  const visible = text.replace(NO_WIDTH, "");
  return Array.from(visible).length + (visible.match(DOUBLE_WIDTH)?.length ?? 0);
}

/** Adds spaces up to a width in columns: on the right or, for numbers, on the left. */
export function pad(text: string, width: number, side: "left" | "right" = "right"): string {
  const fill = " ".repeat(Math.max(0, width - displayWidth(text)));
  return side === "left" ? fill + text : text + fill;
}
