import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");
const FILES = ["core/shared/refusal.ts", "adapters/http/client/faults.ts"];

/** Every Thai text in the sources that the build prepares, with 5 in the place of each expression. */
export function thaiSentences(): readonly string[] {
  const texts = readdirSync(join(root, "web/text"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join("web/text", name));
  const found = [...FILES, ...texts].flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8").replace(/^\s*(\/\/|\/?\*).*$/gm, "");
    return source.match(/"[^"\n]*"|`[^`]*`/g) ?? [];
  });
  const plain = found.map((quoted) => quoted.slice(1, -1).replace(/\$\{[^}]*\}/g, "5"));
  return [...new Set(plain)].filter((text) => /[\u0e00-\u0e7f]/.test(text));
}
