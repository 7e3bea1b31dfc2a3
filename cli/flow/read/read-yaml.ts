import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from "yaml";
import type { Complain, Located, LocatedEntry, Place } from "./located.ts";

/** A file of this size is no flow. */
const MAX_CHARS = 1_000_000;
const MAX_DEPTH = 40;
const EMPTY = "the file is empty; a flow has a title in flow, and steps";

/** Reads YAML into values with places; undefined after a complaint. Anchors are refused: a flow is read as it is written. */
export function readYaml(text: string, complain: Complain): Located | undefined {
  if (text.length > MAX_CHARS) return complain({ line: 1, column: 1 }, `is longer than ${MAX_CHARS} characters`);
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, strict: true, uniqueKeys: true, version: "1.2" });
  const placeOf = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const [document, second] = "empty" in documents ? [] : documents;
  if (!document) return complain({ line: 1, column: 1 }, EMPTY);
  for (const { pos, message } of [...document.errors, ...document.warnings]) {
    complain(placeOf(pos[0]), `is no YAML: ${message.split(/ at line \d|:?\n/)[0] ?? message}`);
  }
  if (document.errors.length > 0) return undefined;
  if (second) return complain(placeOf(second.range[0]), "a file has one flow, so --- begins no second document");
  const root = document.contents;
  if (root === null) return complain({ line: 1, column: 1 }, EMPTY);
  return locate(root, 0);

  function locate(node: Node, depth: number): Located | undefined {
    const at = placeOf(node.range?.[0] ?? 0);
    if (isAlias(node)) return complain(at, "a flow has no aliases (*)");
    if (node.anchor !== undefined) return complain(at, "a flow has no anchors (&)");
    if (depth > MAX_DEPTH) return complain(at, "is nested too deeply");
    if (isScalar(node)) return scalar(node.value, node.source, at);
    if (isSeq(node)) {
      const items = node.items.map((item) => locate(item as Node, depth + 1));
      return items.every((item) => item !== undefined) ? { kind: "list", at, items } : undefined;
    }
    if (!isMap(node)) return complain(at, "is no value");
    const entries = node.items.map(({ key, value }): LocatedEntry | undefined => {
      const keyNode = key as Node;
      const keyAt = placeOf(keyNode.range?.[0] ?? 0);
      if (!isScalar(keyNode)) return complain(keyAt, "a key must be one word or one line of text");
      const found = value === null ? scalar(null, "", keyAt) : locate(value as Node, depth + 1);
      return found && { key: keyNode.source ?? String(keyNode.value), at: keyAt, value: found };
    });
    return entries.every((entry) => entry !== undefined) ? { kind: "map", at, entries } : undefined;
  }

  function scalar(value: unknown, source: string | undefined, at: Place): Located | undefined {
    if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      return { kind: "scalar", at, value, text: typeof value === "string" ? value : (source ?? String(value)) };
    }
    return complain(at, "must be a text, a number, true, false or null");
  }
}
