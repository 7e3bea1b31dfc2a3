import type { Failure } from "./failure.ts";

/** Describes a thrown error in one sentence. An error with a path comes from a file of the profile. */
export function unexpected(error: unknown): Failure {
  if (!(error instanceof Error)) return { kind: "unexpected", message: String(error) };
  if (!("code" in error && "path" in error)) return { kind: "unexpected", message: `${error.name}: ${error.message}` };
  const { code, path } = error;
  const advice =
    "this user must be able to read and write it; for a file of a profile, SANAM_HOME names another folder";
  return { kind: "unexpected", message: `${String(path)} cannot be used (${String(code)}): ${advice}` };
}
