import type { Node } from "../syntax.ts";

/** A neighbour of a number, an empty text, the other truth, a pattern that does not look at an end of the text. */
export function literalChanges(node: Node, source: string): readonly string[] {
  if (node.type === "TemplateLiteral") return source.slice(node.start, node.end) === "``" ? [] : ['""'];
  if (node.type !== "Literal") return [];
  const { value } = node;
  if (typeof value === "boolean") return [String(!value)];
  if (typeof value === "number") return [String(value + 1), String(value - 1)];
  if (typeof value === "string") return [value === "" ? '"x"' : '""'];
  if ("regex" in node && node.regex) return unanchored(node.regex.pattern, node.regex.flags);
  return [];
}

function unanchored(pattern: string, flags: string): readonly string[] {
  const changed: string[] = [];
  if (/^\^./.test(pattern)) changed.push(`/${pattern.slice(1)}/${flags}`);
  if (/[^\\]\$$/.test(pattern)) changed.push(`/${pattern.slice(0, -1)}/${flags}`);
  return changed;
}
