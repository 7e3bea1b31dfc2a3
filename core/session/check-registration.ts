import type { InputRules } from "../rules/input-rules.ts";
import type { Problem } from "../shared/fault.ts";
import { at, type RefusalCode, refuse } from "../shared/refusal.ts";
import { err, ok, type Result } from "../shared/result.ts";
import type { Availability } from "./model.ts";
import type { SessionPort } from "./port.ts";
import { parseRegistrationField, type RegistrationForm } from "./registration-form.ts";

/** The fields that the backend checks while the member types. */
export const CHECKED_FIELDS = ["phone", "username", "accountNumber", "inviterCode"] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];

export interface RegistrationCheckDependencies {
  readonly session: Pick<SessionPort, "checkPhone" | "checkUsername" | "checkBankAccount" | "inviter" | "accountName">;
  /** The default rules if left out. */
  readonly inputRules?: InputRules;
}

/** Passes with the inviter's masked name, or with an empty text. */
export async function checkRegistrationField(
  { session, inputRules }: RegistrationCheckDependencies,
  field: CheckedField,
  form: RegistrationForm,
): Promise<Result<string, Problem>> {
  const parsed = parseRegistrationField(field, form, inputRules);
  if (!parsed.ok) return parsed;
  switch (field) {
    case "phone":
      return free(await session.checkPhone(parsed.value), field, "phone-taken");
    case "username":
      return free(await session.checkUsername(parsed.value), field, "username-taken");
    case "accountNumber":
      return free(await session.checkBankAccount(parsed.value), field, "bank-account-taken");
    case "inviterCode": {
      if (parsed.value === "") return ok("");
      const inviter = await session.inviter(parsed.value);
      return inviter.ok ? ok(inviter.value.maskedName) : atField(inviter.error, field);
    }
  }
}

/** The account holder's name at the bank. */
export async function lookUpAccountName(
  { session, inputRules }: RegistrationCheckDependencies,
  form: RegistrationForm,
): Promise<Result<string, Problem>> {
  const account = parseRegistrationField("accountNumber", form, inputRules);
  if (!account.ok) return account;
  if (form.bank === "") return err(at("bank", refuse("bank-required")));
  const name = await session.accountName(form.bank, account.value);
  return name.ok ? name : atField(name.error, "accountNumber");
}

function free(
  answer: Result<Availability, Problem>,
  field: CheckedField,
  code: Extract<RefusalCode, "phone-taken" | "username-taken" | "bank-account-taken">,
): Result<string, Problem> {
  if (!answer.ok) return atField(answer.error, field);
  return answer.value === "free" ? ok("") : err(at(field, refuse(code)));
}

function atField(problem: Problem, field: string): { readonly ok: false; readonly error: Problem } {
  return err(problem.kind === "refusal" ? at(field, problem) : problem);
}
