import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { textKeys } from "./text-keys.ts";

const folder = resolve(import.meta.dirname, "../brand");
writeFileSync(resolve(folder, "text-keys.json"), `${JSON.stringify(textKeys(), null, 2)}\n`);
