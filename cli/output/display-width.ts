/** Characters without a column of their own: marks such as Thai upper vowels and tones, and invisible characters. */
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
/** Pictographs that are joined into one, a flag of two letters, and a character that is shown as a picture. */
const ONE_PICTURE =
  /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)+|\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})/gu;
const PICTURE = "\u{1f600}";
/** East Asian letters, their punctuation and full-width forms, and pictures. */
const DOUBLE_WIDTH =
  /(?![\uff61-\uffdc\u303f])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}\u3000-\u30ff\uff01-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]/gu;

/** The number of terminal columns that a text takes. */
export function displayWidth(text: string): number {
  const visible = text.replace(ONE_PICTURE, PICTURE).replace(NO_WIDTH, "");
  return Array.from(visible).length + (visible.match(DOUBLE_WIDTH)?.length ?? 0);
}

/** Adds spaces up to a width in columns: on the right or, for numbers, on the left. */
export function pad(text: string, width: number, side: "left" | "right" = "right"): string {
  const fill = " ".repeat(Math.max(0, width - displayWidth(text)));
  return side === "left" ? fill + text : text + fill;
}
