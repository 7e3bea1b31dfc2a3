import { readFileSync } from "node:fs";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Failure } from "../../output/failure.ts";
import { fileFailure } from "./file-failure.ts";

/** The text of a file that the command line names. */
export function readInput(file: string): Result<string, Failure> {
  try {
    return ok(readFileSync(file, "utf8"));
  } catch (error) {
    return err(fileFailure(file, "read", error));
  }
}
