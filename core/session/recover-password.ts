import { DEFAULT_INPUT_RULES, type InputRules } from "../rules/input-rules.ts";
import { parsePassword } from "../rules/member-fields.ts";
import { plainDigits } from "../rules/normal-forms.ts";
import type { Problem } from "../shared/fault.ts";
import { at, refuse } from "../shared/refusal.ts";
import { err, type Result } from "../shared/result.ts";
import type { Recovery, RecoveryStart } from "./model.ts";
import type { PasswordPort } from "./port.ts";
import { type PuzzleSolver, solvingPuzzles } from "./solve-puzzles.ts";

/** Digits of a code that is sent to a phone. */
export const CODE_DIGITS = 6;

export interface RecoverDependencies {
  readonly session: Pick<PasswordPort, "beginRecovery" | "recoverPassword">;
  /** The default rules if left out. */
  readonly inputRules?: InputRules;
  /** If left out, a backend that is too busy refuses. */
  readonly puzzles?: PuzzleSolver;
}

/** Asks for a code, for a phone number or a username. An empty one is not sent. */
export async function beginRecovery(
  { session, puzzles }: RecoverDependencies,
  account: string,
): Promise<Result<RecoveryStart, Problem>> {
  const name = account.trim();
  if (name === "") return err(at("account", refuse("recovery-account-required")));
  return solvingPuzzles(puzzles, (...answer) => session.beginRecovery(name, ...answer));
}

/** Sets the new password. What the rules refuse is not sent, so it uses up no try of the code. */
export async function recoverPassword(
  { session, inputRules = DEFAULT_INPUT_RULES, puzzles }: RecoverDependencies,
  { confirmPassword, ...recovery }: Recovery & { readonly confirmPassword: string },
): Promise<Result<void, Problem>> {
  const code = plainDigits(recovery.code);
  if (!new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code)) return err(at("code", refuse("recovery-code-format")));
  const password = parsePassword(recovery.newPassword, inputRules);
  if (!password.ok) return err(at("newPassword", password.error));
  if (confirmPassword !== recovery.newPassword) return err(at("confirmPassword", refuse("password-differs")));
  return solvingPuzzles(puzzles, (...answer) => session.recoverPassword({ ...recovery, code }, ...answer));
}
