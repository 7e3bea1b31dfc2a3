import { displayWidth, pad } from "./display-width.ts";
import { fitWidths } from "./fit-widths.ts";
import { printable } from "./printable.ts";
import type { Block, Column, View } from "./view.ts";
import { wrapText } from "./wrap-text.ts";

const GAP = "  ";
/** A table of this width fits everywhere, so nobody has to ask the terminal. */
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
