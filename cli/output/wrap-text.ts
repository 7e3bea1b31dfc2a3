import { displayWidth } from "./display-width.ts";

/** Breaks a line where a word ends, also in Thai, which has no spaces; a word that is too long, between its letters. */
export function wrapText(text: string, width: number): readonly string[] {
  if (displayWidth(text) <= width) return [text];
  const lines: string[] = [];
  let line = "";
  for (const part of partsOf(text, width)) {
    if (line !== "" && displayWidth(line + part.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = part.trimStart();
    } else line += part;
  }
  return [...lines, line.trimEnd()].filter((each) => each !== "");
}

type Segments = (text: string) => readonly string[];

/** Loading the dictionary takes time, and few runs print a wide table. */
function segmentsBy(granularity: "word" | "grapheme"): Segments {
  let segmenter: Intl.Segmenter | undefined;
  return (text) => {
    segmenter ??= new Intl.Segmenter("th", { granularity });
    return Array.from(segmenter.segment(text), ({ segment }) => segment);
  };
}

const wordsOf = segmentsBy("word");
const lettersOf = segmentsBy("grapheme");
/** A closing mark stays with the word before it. */
const WITH_MARKS = /^[^\p{L}\p{N}\s([{"'“‘฿]+$/u;

function partsOf(text: string, width: number): readonly string[] {
  const parts: string[] = [];
  for (const segment of wordsOf(text)) {
    const before = parts.at(-1);
    const joined = `${before ?? ""}${segment}`;
    if (before?.trimEnd() === before && WITH_MARKS.test(segment) && displayWidth(joined) <= width) {
      parts[parts.length - 1] = joined;
    } else if (displayWidth(segment) <= width) parts.push(segment);
    else parts.push(...lettersOf(segment));
  }
  return parts;
}
