import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { type Failure, usage } from "../output/failure.ts";

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EEXIST: "a part of its path is a file",
  ENOTDIR: "a part of its path is a file",
  EISDIR: "it is a folder",
  EACCES: "this user has no right to it",
  EPERM: "this user has no right to it",
  EROFS: "its file system is read-only",
  ENOSPC: "the disk is full",
};

/** `state.json cannot be read: there is no such file or folder (ENOENT)` */
export function fileFailure(file: string, what: "read" | "written", error: unknown): Failure {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  const reason = REASONS[code];
  return usage(`${file} cannot be ${what}: ${reason === undefined ? code : `${reason} (${code})`}`);
}

/** The text of a file that the command line names. */
export function readInput(file: string): Result<string, Failure> {
  try {
    return ok(readFileSync(file, "utf8"));
  } catch (error) {
    return err(fileFailure(file, "read", error));
  }
}

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

/** Why a file could not be read, and what to do. `whenMissing` is the remedy of one that is not there. */
export function unreadable(file: string, error: unknown, whenMissing: string) {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EISDIR") return { problem: "is a folder", remedy: "Name the files in it." };
  return code === "ENOENT"
    ? { problem: "is not there", remedy: whenMissing }
    : { problem: "cannot be read", remedy: `Look at the rights of ${file}.` };
}
