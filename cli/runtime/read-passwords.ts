import { err, ok, type Result } from "../../core/shared/result.ts";
import { type Failure, usage } from "../output/failure.ts";
import type { ProcessIo } from "./process-io.ts";

/** A password that a command needs. */
export interface WantedPassword {
  readonly label: string;
  /** The environment variable that may hold it. */
  readonly variable: "SANAM_PASSWORD" | "SANAM_NEW_PASSWORD" | "SANAM_SECOND_FACTOR" | "SANAM_RECOVERY_CODE";
  /** Is asked for twice at a prompt, because the typed text is hidden. */
  readonly repeat: boolean;
}

export const PASSWORD: WantedPassword = { label: "Password", variable: "SANAM_PASSWORD", repeat: false };
export const CHOSEN_PASSWORD: WantedPassword = { ...PASSWORD, repeat: true };
export const NEW_PASSWORD: WantedPassword = { label: "New password", variable: "SANAM_NEW_PASSWORD", repeat: true };

/** A code of the authenticator app or a recovery code. Read like a password, because it opens an account. */
export const SECOND_FACTOR: WantedPassword = { label: "Code", variable: "SANAM_SECOND_FACTOR", repeat: false };

/** A code that was sent to a phone, for a new password. */
export const RECOVERY_CODE: WantedPassword = { label: "Code", variable: "SANAM_RECOVERY_CODE", repeat: false };

export type Passwords = Result<readonly string[], Failure>;

const MAX_STDIN_CHARS = 10_000;

/**
 * Reads passwords from stdin (if `fromStdin`, one per line), from the environment or from a hidden prompt. Never from
 * arguments, which every process of the machine can see.
 */
export async function readPasswords(
  io: ProcessIo,
  wanted: readonly WantedPassword[],
  fromStdin: boolean,
): Promise<Passwords> {
  if (fromStdin) return readFromStdin(io, wanted);
  const found = wanted.map(({ variable }) => io.env[variable]);
  if (found.every((password) => password !== undefined && password !== "")) return ok(found.map(String));
  if (io.stdin.isTTY) return prompt(io, wanted);
  const variables = wanted.map(({ variable }) => variable).join(" and ");
  const names = wanted.map(({ label }) => label.toLowerCase()).join(" and ");
  return err(usage(`no ${names}: set ${variables}, use stdin as --help says, or run at a terminal to be asked`));
}

async function readFromStdin({ stdin }: ProcessIo, wanted: readonly WantedPassword[]): Promise<Passwords> {
  if (stdin.isTTY) return err(usage("--password-stdin reads from a pipe; leave it out to be asked"));
  let text = "";
  for await (const chunk of stdin) {
    text += String(chunk);
    if (text.length > MAX_STDIN_CHARS) return err(usage("stdin is too long for passwords"));
  }
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  if (lines.length === wanted.length && lines.every((line) => line !== "")) return ok(lines);
  const order = wanted.map(({ label }) => label.toLowerCase()).join(", then ");
  return err(usage(`stdin must hold ${wanted.length} line${wanted.length > 1 ? "s" : ""}: ${order}`));
}

async function prompt(io: ProcessIo, wanted: readonly WantedPassword[]): Promise<Passwords> {
  const { askHidden } = await import("./ask-hidden.ts");
  const labels = wanted.flatMap(({ label, repeat }) => (repeat ? [label, `${label} again`] : [label]));
  const answers = await askHidden(io, labels);
  if (!answers) return err(usage("no password was typed"));
  const passwords: string[] = [];
  let next = 0;
  for (const { repeat, label } of wanted) {
    const typed = answers[next] ?? "";
    if (repeat && answers[next + 1] !== typed) return err(usage(`${label.toLowerCase()}: the two entries differ`));
    passwords.push(typed);
    next += repeat ? 2 : 1;
  }
  return ok(passwords);
}
