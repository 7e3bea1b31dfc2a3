import { RecipeError } from "./recipe.ts";

const CLOSING: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/**
 * Inserts lines before the bracket that closes the block whose start `opening` fits; the last character that it fits is
 * the opening bracket. Brackets in strings and comments of the block must be in pairs. Throws a RecipeError when the text
 * has no such block.
 */
export function appendToBlock(text: string, opening: RegExp, lines: string): string {
  const match = opening.exec(text);
  if (!match) throw new RecipeError(`The recipe found no place that fits ${opening}.`);
  const open = match[0].slice(-1);
  const close = CLOSING[open];
  let depth = 0;
  for (let index = match.index + match[0].length - 1; index < text.length; index += 1) {
    if (text[index] === open) depth += 1;
    if (text[index] === close) depth -= 1;
    if (depth === 0) return `${text.slice(0, index).trimEnd()}\n${lines}\n${text.slice(index)}`;
  }
  throw new RecipeError(`The block of ${opening} has no end.`);
}

/** Imports a name from a file: joins an import of the same kind from it, or adds one. The formatter sorts imports. */
export function addImport(text: string, name: string, from: string, kind: "type" | "value" = "value"): string {
  const keyword = kind === "type" ? "import type" : "import";
  const existing = new RegExp(`${keyword} \\{([^}]*)\\} from "${from.replace(/[.]/g, "\\.")}";`).exec(text);
  if (!existing) return `${keyword} { ${name} } from "${from}";\n${text}`;
  const names = (existing[1] ?? "").split(",").map((each) => each.trim());
  if (names.includes(name)) return text;
  const joined = [...names.filter((each) => each !== ""), name].join(", ");
  return text.replace(existing[0], `${keyword} { ${joined} } from "${from}";`);
}

/** Inserts lines before a text. Throws a RecipeError when the file does not contain it. */
export function insertBefore(text: string, marker: string, lines: string): string {
  const at = text.indexOf(marker);
  if (at < 0) throw new RecipeError(`The recipe found no "${marker}".`);
  return `${text.slice(0, at)}${lines}\n${text.slice(at)}`;
}
