import { parseBankAccount, parsePassword, parsePersonName, parsePhone, parseUsername } from "../rules/member-fields.ts";
import { at, type Refusal, refuse } from "../shared/refusal.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { type BankCode, isBankCode } from "../wallet/banks.ts";
import type { Registration } from "./model.ts";

/** Both steps as they are typed. */
export interface RegistrationForm {
  readonly phone: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly bank: BankCode | "";
  readonly accountNumber: string;
  readonly name: string;
  readonly inviterCode: string;
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
};

export const STEP_1_FIELDS = ["phone", "username", "password", "confirmPassword"] as const;
export const STEP_2_FIELDS = ["bank", "accountNumber", "name", "inviterCode"] as const;

/** What the rules say of one field, normalised; the refusal names the field. */
export function parseRegistrationField(field: RegistrationField, form: RegistrationForm): Result<string, Refusal> {
  const parsed = PARSERS[field](form);
  return parsed.ok ? parsed : err(at(field, parsed.error));
}

const PARSERS: Record<RegistrationField, (form: RegistrationForm) => Result<string, Refusal>> = {
  phone: ({ phone }) => parsePhone(phone),
  username: ({ username }) => parseUsername(username),
  password: ({ password }) => parsePassword(password),
  confirmPassword: ({ password, confirmPassword }) =>
    password === confirmPassword ? ok(password) : err(refuse("password-differs")),
  bank: ({ bank }) => (isBankCode(bank) ? ok(bank) : err(refuse("bank-required"))),
  accountNumber: ({ accountNumber }) => parseBankAccount(accountNumber),
  name: ({ name }) => parsePersonName(name),
  // Whose code it is, is the backend's to know; none is fine.
  inviterCode: ({ inviterCode }) => ok(inviterCode.trim()),
};

/** Every refusal of the rules among the fields, in their order. */
export function refusalsOf(fields: readonly RegistrationField[], form: RegistrationForm): readonly Refusal[] {
  return fields.flatMap((field) => {
    const parsed = parseRegistrationField(field, form);
    return parsed.ok ? [] : [parsed.error];
  });
}

/** The registration as it is sent; the first refusal of the rules otherwise. */
export function registrationOf(
  form: RegistrationForm,
  campaign: Registration["campaign"],
): Result<Registration, Refusal> {
  const [refusal] = refusalsOf([...STEP_1_FIELDS, ...STEP_2_FIELDS], form);
  if (refusal) return err(refusal);
  if (form.bank === "") return err(at("bank", refuse("bank-required")));
  const normal = (field: RegistrationField) => {
    const parsed = parseRegistrationField(field, form);
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
  });
}
