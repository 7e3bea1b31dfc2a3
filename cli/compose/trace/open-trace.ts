import { randomBytes } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { type Failure, usage } from "../../output/failure.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import type { CallTrace } from "../../runtime/watch.ts";
import { createHarTrace } from "./har.ts";

export interface OpenTrace {
  readonly trace: CallTrace;
  /** Writes the file, and says so. */
  readonly write: () => void;
}

/** Variables with secrets that no call may show. */
const SECRET_VARIABLES = {
  SANAM_PASSWORD: "password",
  SANAM_NEW_PASSWORD: "password",
  SANAM_SECOND_FACTOR: "code",
  SANAM_RECOVERY_CODE: "code",
  SANAM_SANDBOX_TOKEN: "token",
} as const;

/** Begins a trace. Writes the file at once, so that a wrong path is refused before the first call. */
export function openTrace(
  file: string,
  { env, clock }: ProcessIo,
  say: (line: string) => void,
): Result<OpenTrace, Failure> {
  const har = createHarTrace({ now: clock, elapsed: () => performance.now() });
  for (const [variable, name] of Object.entries(SECRET_VARIABLES)) {
    const value = env[variable];
    if (value) har.hide(value, name);
  }
  const fault = writeOwn(file, har.text());
  if (fault !== undefined) return err(usage(`--trace ${file} cannot be written (${fault})`));
  return ok({
    trace: har,
    write: () => {
      const lost = writeOwn(file, har.text());
      const count = har.count();
      const calls = count === 1 ? "1 call" : `${count === 0 ? "no" : count} calls`;
      say(
        lost === undefined ? `Trace: ${calls} over HTTP in ${file}` : `The trace ${file} cannot be written (${lost})`,
      );
    },
  });
}

/** Replaces the file as a whole. Only its owner can read it. Returns why it could not. */
function writeOwn(file: string, text: string): string | undefined {
  const draft = `${resolve(file)}.${randomBytes(4).toString("hex")}.new`;
  try {
    mkdirSync(dirname(draft), { recursive: true });
    writeFileSync(draft, text, { mode: 0o600, flag: "wx" });
    try {
      renameSync(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
    return undefined;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}
