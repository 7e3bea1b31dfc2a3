import { DEFAULT_INPUT_RULES, type InputRules } from "../rules/input-rules.ts";
import { parseBankAccount, parsePassword, parsePersonName, parsePhone, parseUsername } from "../rules/member-fields.ts";
import { at, type Refusal, refuse } from "../shared/refusal.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { type BankCode, isBankCode } from "../wallet/banks.ts";
import type { Registration } from "./model.ts";

/** Both steps as typed. */
export interface RegistrationForm {
  readonly phone: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly bank: BankCode | "";
  readonly accountNumber: string;
  readonly name: string;
  readonly inviterCode: string;
  /** The version that the person accepted, or empty. */
  readonly consentVersion: string;
}

export type RegistrationField = keyof RegistrationForm;

export const EMPTY_REGISTRATION: RegistrationForm = {
  phone: "",
  username: "",
  password: "",
  confirmPassword: "",
  bank: "",
  accountNumber: "",
  name: "",
  inviterCode: "",
  consentVersion: "",
};

export const STEP_1_FIELDS = ["phone", "username", "password", "confirmPassword"] as const;
export const STEP_2_FIELDS = ["bank", "accountNumber", "name", "inviterCode", "consentVersion"] as const;

/** One field normalised, or the rules' refusal, which names the field. */
export function parseRegistrationField(
  field: RegistrationField,
  form: RegistrationForm,
  rules: InputRules = DEFAULT_INPUT_RULES,
): Result<string, Refusal> {
  const parsed = PARSERS[field](form, rules);
  return parsed.ok ? parsed : err(at(field, parsed.error));
}

const PARSERS: Record<RegistrationField, (form: RegistrationForm, rules: InputRules) => Result<string, Refusal>> = {
  phone: ({ phone }) => parsePhone(phone),
  username: ({ username }, rules) => parseUsername(username, rules),
  password: ({ password }, rules) => parsePassword(password, rules),
  confirmPassword: ({ password, confirmPassword }) =>
    password === confirmPassword ? ok(password) : err(refuse("password-differs")),
  bank: ({ bank }) => (isBankCode(bank) ? ok(bank) : err(refuse("bank-required"))),
  accountNumber: ({ accountNumber }, rules) => parseBankAccount(accountNumber, rules),
  name: ({ name }) => parsePersonName(name),
  // Only the backend knows whose code it is; the field may be empty.
  inviterCode: ({ inviterCode }) => ok(inviterCode.trim()),
  consentVersion: ({ consentVersion }, rules) =>
    rules.consentVersion === undefined || consentVersion === rules.consentVersion
      ? ok(consentVersion)
      : err(refuse("consent-required")),
};

/** Every refusal of the rules among the fields, in their order. */
export function refusalsOf(
  fields: readonly RegistrationField[],
  form: RegistrationForm,
  rules: InputRules = DEFAULT_INPUT_RULES,
): readonly Refusal[] {
  return fields.flatMap((field) => {
    const parsed = parseRegistrationField(field, form, rules);
    return parsed.ok ? [] : [parsed.error];
  });
}

/** The registration as it is sent, or the first refusal of the rules. */
export function registrationOf(
  form: RegistrationForm,
  campaign: Registration["campaign"],
  rules: InputRules = DEFAULT_INPUT_RULES,
): Result<Registration, Refusal> {
  const [refusal] = refusalsOf([...STEP_1_FIELDS, ...STEP_2_FIELDS], form, rules);
  if (refusal) return err(refusal);
  if (form.bank === "") return err(at("bank", refuse("bank-required")));
  const normal = (field: RegistrationField) => {
    const parsed = parseRegistrationField(field, form, rules);
    return parsed.ok ? parsed.value : "";
  };
  const inviterCode = normal("inviterCode");
  return ok({
    username: normal("username"),
    password: form.password,
    name: normal("name"),
    phone: normal("phone"),
    bank: form.bank,
    accountNumber: normal("accountNumber"),
    ...(inviterCode && { inviterCode }),
    ...(campaign && { campaign }),
    ...(form.consentVersion && { consentVersion: form.consentVersion }),
  });
}
