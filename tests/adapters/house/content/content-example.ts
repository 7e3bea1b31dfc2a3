import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The whole example of adapters/settings.md. */
export function contentExample(): Record<string, unknown> {
  const document = readFileSync(resolve(import.meta.dirname, "../../../../adapters/settings.md"), "utf8");
  const [, json = ""] = /## The content file[\s\S]*?```json\n([\s\S]*?)```/.exec(document) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}
