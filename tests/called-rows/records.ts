import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";

/** One file for each test file. A whole run empties the folder at its start (tests/run.mjs). */
const FOLDER = join(ROOT, "build/tests/called-rows");
const SUFFIX = ".json";

export function writeRecord(testFile: string, rows: readonly string[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${testFile}${SUFFIX}`), JSON.stringify(rows));
}

/** The rows that the pages of each test file called. */
export function readRecords(): ReadonlyMap<string, readonly string[]> {
  mkdirSync(FOLDER, { recursive: true });
  const files = readdirSync(FOLDER).sort();
  return new Map(
    files.map((file) => [
      file.slice(0, -SUFFIX.length),
      JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as readonly string[],
    ]),
  );
}
