import { type Refusal, refuse } from "../shared/refusal.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { DEFAULT_INPUT_RULES, type InputRules, isWithin } from "./input-rules.ts";
import { plainDigits, plainPhone, plainUsername } from "./normal-forms.ts";

type Field = Result<string, Refusal>;

/** A username for a new account, trimmed and in lower case. Signing in sends what was typed. */
export function parseUsername(text: string, { username: range }: InputRules = DEFAULT_INPUT_RULES): Field {
  const username = plainUsername(text);
  const accepted = /^[a-z][a-z0-9]*$/.test(username) && isWithin(range, username);
  return accepted ? ok(username) : err(refuse("username-format", range));
}

/** A Thai mobile number as ten digits; also reads `+66 81-234-5678` and Thai digits. */
export function parsePhone(text: string): Field {
  const phone = plainPhone(text);
  return /^0[689]\d{8}$/.test(phone) ? ok(phone) : err(refuse("phone-format"));
}

/** A new password, exactly as typed. */
export function parsePassword(text: string, { password: range }: InputRules = DEFAULT_INPUT_RULES): Field {
  const accepted = isWithin(range, text) && /\p{L}/u.test(text) && /\p{Nd}/u.test(text);
  return accepted ? ok(text) : err(refuse("password-format", range));
}

/** The new password of a change, before the backend is asked; only the backend can check the old one. */
export function parsePasswordChange(
  change: { readonly oldPassword: string; readonly newPassword: string; readonly confirmPassword: string },
  rules: InputRules = DEFAULT_INPUT_RULES,
): Field {
  const password = parsePassword(change.newPassword, rules);
  if (!password.ok) return password;
  if (change.newPassword !== change.confirmPassword) return err(refuse("password-differs"));
  if (change.newPassword === change.oldPassword) return err(refuse("password-same"));
  return password;
}

/** A bank account number as digits only. */
export function parseBankAccount(text: string, { bankAccount: range }: InputRules = DEFAULT_INPUT_RULES): Field {
  const account = plainDigits(text);
  const accepted = /^\d+$/.test(account) && isWithin(range, account);
  return accepted ? ok(account) : err(refuse("bank-account-format", range));
}

/** A first name and a surname, with single spaces between the words. */
export function parsePersonName(text: string): Field {
  const name = text.trim().replace(/\s+/g, " ");
  const accepted = name.length <= 100 && /^\p{L}\S* .*\p{L}/u.test(name);
  return accepted ? ok(name) : err(refuse("name-required"));
}
