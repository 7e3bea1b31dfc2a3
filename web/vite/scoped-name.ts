import { createHash } from "node:crypto";
import { relative } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";

const LETTERS = 4;

/** The name of a class of a style sheet. The usual one has its line, too, of which the first script would list hundreds. */
export function scopedName(name: string, file: string): string {
  const place = relative(ROOT, file.split("?")[0] ?? file);
  return `${name}_${createHash("sha256").update(place).digest("base64url").slice(0, LETTERS)}`;
}
