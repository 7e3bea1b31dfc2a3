import type { Failure } from "./failure.ts";

/** What was thrown, as a sentence. Files that nobody answers for are those of the profile. */
export function unexpected(error: unknown): Failure {
  if (!(error instanceof Error)) return { kind: "unexpected", message: String(error) };
  if (!("code" in error && "path" in error)) return { kind: "unexpected", message: `${error.name}: ${error.message}` };
  const { code, path } = error;
  const wayOut = "the profile's folder must be writable; SANAM_HOME names another";
  return { kind: "unexpected", message: `${String(path)} cannot be used (${String(code)}): ${wayOut}` };
}
