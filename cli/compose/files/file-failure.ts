import { type Failure, usage } from "../../output/failure.ts";

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
