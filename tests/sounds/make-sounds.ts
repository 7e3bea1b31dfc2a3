import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { drawSounds } from "./draw-sounds.ts";

// Writes the sounds of our brands beside their brand files: `npm run tool -- sounds`.
for (const [brand, files] of drawSounds()) {
  for (const [name, bytes] of files) {
    writeFileSync(resolve(import.meta.dirname, "../../web/brand/brands", brand, name), bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
}
