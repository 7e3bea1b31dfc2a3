import type { Evidence } from "../money-action/evidence.ts";
import type { Intent, Outcome } from "../money-action/intent.ts";
import type { MoneyAction, MoneyActionDependencies } from "../money-action/run.ts";
import { DEFAULT_INPUT_RULES, type InputRules } from "../rules/input-rules.ts";
import { parsePasswordChange } from "../rules/member-fields.ts";
import type { Problem } from "../shared/fault.ts";
import { at, type RefusalCode, refuse } from "../shared/refusal.ts";
import { err, mapOk, type Result } from "../shared/result.ts";
import type { PasswordChange } from "./model.ts";
import type { SessionPort } from "./port.ts";

export interface ChangePasswordDependencies extends MoneyActionDependencies {
  readonly session: Pick<SessionPort, "changePassword" | "signIn">;
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

/** Each look that shows nothing is a wrong sign-in, and a backend blocks an account after a few of them. */
const MOST_LOOKS = 3;

/** How an intent to change the password is stored: without any password, so that only this page can send it again. */
export const PASSWORD_CHANGE = { kind: "password-change", stored: {} } as const;
export type PasswordIntent = Intent<typeof PASSWORD_CHANGE.stored>;

/**
 * Changes the password. What the rules refuse is not sent; a refusal names its field. A lost reply is found out by sending
 * the change again where the backend honours keys, and otherwise by signing in with the new password.
 */
export function passwordChange(
  username: string,
  change: PasswordChange,
): MoneyAction<typeof PASSWORD_CHANGE.stored, ChangePasswordDependencies, undefined, void> {
  let looks = 0;
  return {
    ...PASSWORD_CHANGE,
    // The old password guards it: a second sending can only be refused.
    repeatable: true,
    asksAgainFirst: true,
    async judge({ inputRules = DEFAULT_INPUT_RULES }) {
      if (change.oldPassword === "") return refused(err(refuse("password-required")));
      return mapOk(refused(parsePasswordChange(change, inputRules)), () => ({}));
    },
    send: async ({ session }, { key }) => refused(await session.changePassword(change, key)),
    async lookUp({ session }) {
      looks += 1;
      if (looks > MOST_LOOKS) return { seen: "unreadable", problem: refuse("credentials-wrong") };
      return lookForPassword(session, username, change.newPassword);
    },
  };
}

/**
 * Finds out a change of an earlier page with the new password, which the person types again. The outcome stays unknown
 * when this password does not open the account: it may be mistyped.
 */
export async function checkPasswordChange(
  { session, intents }: Pick<ChangePasswordDependencies, "session" | "intents">,
  intent: PasswordIntent,
  username: string,
  newPassword: string,
): Promise<Outcome<void>> {
  const evidence = await lookForPassword(session, username, newPassword);
  if (evidence.seen !== "effect") return { state: "unknown", fault: faultIn(evidence) };
  intents.remove(intent.key);
  return { state: "done", value: undefined };
}

/** A right password may be refused for want of a second factor. */
const RIGHT_PASSWORD: ReadonlySet<string> = new Set(["second-factor-required"]);

async function lookForPassword(
  session: Pick<SessionPort, "signIn">,
  username: string,
  password: string,
): Promise<Evidence<void>> {
  const signedIn = await session.signIn({ username, password });
  if (signedIn.ok) return { seen: "effect", value: undefined };
  const { error } = signedIn;
  if (error.kind === "refusal" && RIGHT_PASSWORD.has(error.code)) return { seen: "effect", value: undefined };
  if (error.kind === "refusal" && error.code === "credentials-wrong") return { seen: "nothing" };
  return { seen: "unreadable", problem: error };
}

function faultIn(evidence: Evidence<void>) {
  return evidence.seen === "unreadable" && evidence.problem.kind === "fault" ? evidence.problem : undefined;
}

function refused<T>(answer: Result<T, Problem>): Result<T, Problem> {
  if (answer.ok || answer.error.kind !== "refusal") return answer;
  const field = FIELDS[answer.error.code];
  return field ? err(at(field, answer.error)) : answer;
}
