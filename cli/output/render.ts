import { displayWidth, pad } from "./display-width.ts";
import { printable } from "./printable.ts";
import type { Block, Column, View } from "./view.ts";

const GAP = "  ";

/** Draws a view as lines of text, without the last line break. */
export function render(view: View): string {
  return view.map(renderBlock).join("\n");
}

function renderBlock(block: Block): string {
  switch (block.block) {
    case "text":
      return printable(block.text);
    case "raw":
      return block.text;
    case "fields":
      return renderFields(block.rows);
    case "table":
      return renderTable(block.columns, block.rows);
  }
}

function renderFields(rows: readonly (readonly [string, string])[]): string {
  // A backend may name the facts of a refusal.
  const safe = rows.map(([label, value]) => [printable(label), printable(value)] as const);
  const width = Math.max(0, ...safe.map(([label]) => displayWidth(label)));
  return safe.map(([label, value]) => `${pad(label, width)}${GAP}${value}`).join("\n");
}

function renderTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const cells = [columns.map((column) => column.title), ...rows.map((row) => row.map(printable))];
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => displayWidth(row[index] ?? ""))));
  return cells.map((row) => renderRow(columns, widths, row)).join("\n");
}

function renderRow(columns: readonly Column[], widths: readonly number[], row: readonly string[]): string {
  const padded = columns.map(({ align }, index) =>
    pad(row[index] ?? "", widths[index] ?? 0, align === "right" ? "left" : "right"),
  );
  return padded.join(GAP).trimEnd();
}
