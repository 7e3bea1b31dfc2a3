import { DEFAULT_INPUT_RULES, type InputRules } from "../rules/input-rules.ts";
import { parsePasswordChange } from "../rules/member-fields.ts";
import type { Problem } from "../shared/fault.ts";
import { at, type RefusalCode, refuse } from "../shared/refusal.ts";
import { err, type Result } from "../shared/result.ts";
import type { PasswordChange } from "./model.ts";
import type { SessionPort } from "./port.ts";

export interface ChangePasswordDependencies {
  readonly session: Pick<SessionPort, "changePassword">;
  /** The default rules if left out. */
  readonly inputRules?: InputRules;
}

const FIELDS: Partial<Record<RefusalCode, keyof PasswordChange>> = {
  "password-required": "oldPassword",
  "password-wrong": "oldPassword",
  "password-format": "newPassword",
  "password-same": "newPassword",
  "password-common": "newPassword",
  "password-like-username": "newPassword",
  "password-differs": "confirmPassword",
};

/** Changes the password. What the rules refuse is not sent; a refusal names its field. */
export async function changePassword(
  { session, inputRules = DEFAULT_INPUT_RULES }: ChangePasswordDependencies,
  change: PasswordChange,
): Promise<Result<void, Problem>> {
  if (change.oldPassword === "") return refused(err(refuse("password-required")));
  const parsed = parsePasswordChange(change, inputRules);
  return refused(parsed.ok ? await session.changePassword(change) : parsed);
}

function refused(answer: Result<void, Problem>): Result<void, Problem> {
  if (answer.ok || answer.error.kind !== "refusal") return answer;
  const field = FIELDS[answer.error.code];
  return field ? err(at(field, answer.error)) : answer;
}
