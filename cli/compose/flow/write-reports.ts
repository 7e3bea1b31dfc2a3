import { ok, type Result } from "../../../core/shared/result.ts";
import type { Failure } from "../../output/failure.ts";
import { writeOutput } from "../files/write-output.ts";

/** Writes the reports that have a file, and returns their files. */
export function writeReports(
  reports: readonly (readonly [file: string | undefined, textOf: () => string])[],
): Result<readonly string[], Failure> {
  const files: string[] = [];
  for (const [file, textOf] of reports) {
    if (file === undefined) continue;
    const written = writeOutput(file, textOf());
    if (!written.ok) return written;
    files.push(file);
  }
  return ok(files);
}
