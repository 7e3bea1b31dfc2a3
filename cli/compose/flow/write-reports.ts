import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { type Failure, usage } from "../../output/failure.ts";

/** Writes the reports that have a file, and returns their files. */
export function writeReports(
  reports: readonly (readonly [file: string | undefined, textOf: () => string])[],
): Result<readonly string[], Failure> {
  const written: string[] = [];
  for (const [file, textOf] of reports) {
    if (file === undefined) continue;
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, textOf());
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
      return err(usage(`the report ${file} cannot be written (${code})`));
    }
    written.push(file);
  }
  return ok(written);
}
