import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { textKeys } from "./text-tables.ts";

const folder = resolve(import.meta.dirname, "../brand");
const write = (file: string, content: unknown) =>
  writeFileSync(resolve(folder, file), `${JSON.stringify(content, null, 2)}\n`);

write("fields/text-keys.json", textKeys());
// The schema reads the keys from their file.
const { brandSchema } = await import("./brand-schema.ts");
write("brand.schema.json", brandSchema());
