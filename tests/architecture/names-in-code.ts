import { parseSync } from "@swc/core";

const SCRIPT = /\.(ts|tsx|mjs|js)$/;

/** Every folder and file name of a path, without the file's extensions. */
export function namesInPath(path: string): readonly string[] {
  const [file = "", ...folders] = path.split("/").reverse();
  return [...folders, file.split(".")[0] ?? ""];
}

/** Every identifier in a script: no string, no comment, and nothing of another language. */
export function namesInCode(path: string, text: string): readonly string[] {
  if (!SCRIPT.test(path)) return [];
  const names = new Set<string>();
  collect(parseSync(text, { syntax: "typescript", tsx: path.endsWith("x"), target: "es2022" }), names);
  return [...names];
}

/** `KeptRecord`, `keptRecord` and `KEPT_RECORD` are all `kept-record`. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .replace(/_/g, "-")
    .toLowerCase();
}

function collect(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) {
    for (const item of node) collect(item, names);
    return;
  }
  if (!isNode(node)) return;
  if (node["type"] === "Identifier" || node["type"] === "PrivateName") names.add(String(node["value"]));
  // The properties of `Math` are the language's own.
  if (node["type"] === "MemberExpression" && isNode(node["object"]) && node["object"]["value"] === "Math") return;
  for (const child of Object.values(node)) if (typeof child === "object") collect(child, names);
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
