import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Failure } from "../../output/failure.ts";
import { fileFailure } from "./file-failure.ts";

/** Writes a file that the command line names, and the folders above it. */
export function writeOutput(file: string, content: string | Uint8Array): Result<void, Failure> {
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true });
    writeFileSync(file, content);
    return ok(undefined);
  } catch (error) {
    return err(fileFailure(file, "written", error));
  }
}

/** Why one of the files cannot be written later. Asked before a long work, whose result would be lost. Changes no file. */
export function unwritable(files: readonly (string | undefined)[]): Failure | undefined {
  for (const file of files) {
    if (file === undefined) continue;
    try {
      mkdirSync(dirname(resolve(file)), { recursive: true });
      const isNew = !existsSync(file);
      closeSync(openSync(file, "a"));
      if (isNew) rmSync(file);
    } catch (error) {
      return fileFailure(file, "written", error);
    }
  }
  return undefined;
}
