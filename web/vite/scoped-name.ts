import { createHash } from "node:crypto";
import { relative, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");
const LETTERS = 4;

/** The name of a class of a style sheet. The usual one has its line, too, of which the first script would list hundreds. */
export function scopedName(name: string, file: string): string {
  const place = relative(ROOT, file.split("?")[0] ?? file);
  return `${name}_${createHash("sha256").update(place).digest("base64url").slice(0, LETTERS)}`;
}
