import { printable } from "./printable.ts";
import type { Block, Column, View } from "./view.ts";

const GAP = "  ";
/** A table of this width fits everywhere, so the terminal's width is not asked for. */
const SMALL_WIDTH = 80;

/** Two words with a space between them, or Thai. */
const TEXT = /\p{L}\S*\s+\S*\p{L}|[\u0e01-\u0e5b]{8}/u;
const LEAST_TEXT_WIDTH = 12;

/** The columns of the terminal; undefined where no person reads, such as in a pipe. */
type LineWidth = () => number | undefined;

/** Draws a view as lines of text, without the last line break. The cells of a table that is wider than a line wrap. */
export function render(view: View, lineWidth: LineWidth = () => undefined): string {
  return view.map((block, index) => gapBetween(view[index - 1], block) + renderBlock(block, lineWidth)).join("\n");
}

/** An empty line parts a table from what stands above or below it, unless that is one. Raw text belongs to programs. */
function gapBetween(above: Block | undefined, below: Block): string {
  if (above === undefined || isEmptyLine(above) || isEmptyLine(below)) return "";
  const blocks = [above.block, below.block];
  return blocks.includes("table") && !blocks.includes("raw") ? "\n" : "";
}

const isEmptyLine = (block: Block): boolean => block.block === "text" && block.text === "";

function renderBlock(block: Block, lineWidth: LineWidth): string {
  switch (block.block) {
    case "text":
      return printable(block.text);
    case "raw":
      return block.text;
    case "fields":
      return renderFields(block.rows);
    case "table":
      return renderTable(block.columns, block.rows, lineWidth);
  }
}

function renderFields(rows: readonly (readonly [string, string])[]): string {
  // A backend may name the facts of a refusal.
  const safe = rows.map(([label, value]) => [printable(label), printable(value)] as const);
  const width = Math.max(0, ...safe.map(([label]) => displayWidth(label)));
  return safe.map(([label, value]) => `${pad(label, width)}${GAP}${value}`).join("\n");
}

function renderTable(columns: readonly Column[], rows: readonly (readonly string[])[], lineWidth: LineWidth): string {
  const cells = [columns.map((column) => column.title), ...rows.map((row) => row.map(printable))];
  const natural = columns.map((_, index) => Math.max(...cells.map((row) => displayWidth(row[index] ?? ""))));
  const gaps = GAP.length * (columns.length - 1);
  const isWide = natural.reduce((sum, width) => sum + width, gaps) > SMALL_WIDTH;
  const line = isWide ? lineWidth() : undefined;
  if (line === undefined) return cells.map((row) => renderRow(columns, natural, row)).join("\n");
  const least = columns.map((_, index) => Math.max(...cells.map((row) => leastWidth(row[index] ?? ""))));
  const widths = fitWidths(natural, least, line - gaps);
  return cells.flatMap((row) => wrappedRows(row, widths).map((part) => renderRow(columns, widths, part))).join("\n");
}

/** Ids, numbers, times and addresses stay whole, so that they can be copied. Others wrap, but not to single words. */
function leastWidth(cell: string): number {
  const width = displayWidth(cell);
  return TEXT.test(cell) ? Math.min(width, LEAST_TEXT_WIDTH) : width;
}

/** The lines of a row whose cells wrap. */
function wrappedRows(row: readonly string[], widths: readonly number[]): readonly (readonly string[])[] {
  const wrapped = row.map((cell, index) => wrapText(cell, widths[index] ?? 0));
  const height = Math.max(1, ...wrapped.map(({ length }) => length));
  return Array.from({ length: height }, (_, at) => wrapped.map((lines) => lines[at] ?? ""));
}

function renderRow(columns: readonly Column[], widths: readonly number[], row: readonly string[]): string {
  const padded = columns.map(({ align }, index) =>
    pad(row[index] ?? "", widths[index] ?? 0, align === "right" ? "left" : "right"),
  );
  return padded.join(GAP).trimEnd();
}

/**
 * The widths of a table's columns that fit into a line: the widest ones give way first, none below its least width. The
 * natural ones where that is not enough, because a terminal's own line breaks are then no worse.
 */
function fitWidths(natural: readonly number[], least: readonly number[], space: number): readonly number[] {
  const widths = [...natural];
  let excess = widths.reduce((sum, width) => sum + width, 0) - space;
  while (excess > 0) {
    const shrinking = widths.map((width, at) => (width > (least[at] ?? width) ? width : 0));
    const widest = Math.max(...shrinking);
    if (widest === 0) return natural;
    const at = shrinking.indexOf(widest);
    const next = Math.max(least[at] ?? 0, ...shrinking.filter((width) => width < widest));
    const cut = Math.min(excess, Math.max(1, widest - next));
    widths[at] = widest - cut;
    excess -= cut;
  }
  return widths;
}

/** Breaks a line where a word ends, also in Thai, which has no spaces; a word that is too long, between its letters. */
function wrapText(text: string, width: number): readonly string[] {
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
