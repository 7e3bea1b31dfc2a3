import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../cli/boot/root.mjs";
import { callPages } from "../../../contracts/model/call-pages.ts";

const folder = join(ROOT, "contracts/model/calls");
mkdirSync(folder, { recursive: true });
for (const { file, text } of callPages()) writeFileSync(join(folder, file), text);
