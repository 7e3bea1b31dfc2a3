import { type Refusal, refuse } from "../shared/refusal.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { latinDigits } from "./amount.ts";

type Field = Result<string, Refusal>;

/** A username for a new account: trimmed and in lower case. Signing in sends what was typed. */
export function parseUsername(text: string): Field {
  const username = latinDigits(text.trim()).toLowerCase();
  return /^[a-z][a-z0-9]{3,19}$/.test(username) ? ok(username) : err(refuse("username-format"));
}

/** A Thai mobile number as ten digits; `+66 81-234-5678` and Thai digits are read too. */
export function parsePhone(text: string): Field {
  const plain = plainDigits(text.replace(/[().]/g, ""));
  const phone = plain.replace(/^(?:\+|00)?66(?=0?[689]\d{8}$)0?/, "0");
  return /^0[689]\d{8}$/.test(phone) ? ok(phone) : err(refuse("phone-format"));
}

/** A new password: kept exactly as typed. */
export function parsePassword(text: string): Field {
  const fine = text.length >= 8 && text.length <= 64 && /\p{L}/u.test(text) && /\p{Nd}/u.test(text);
  return fine ? ok(text) : err(refuse("password-format"));
}

/** A change of password, before it is asked of the backend; the old one is the backend's to check. */
export function parsePasswordChange(change: {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}): Field {
  const password = parsePassword(change.newPassword);
  if (!password.ok) return password;
  if (change.newPassword !== change.confirmPassword) return err(refuse("password-differs"));
  if (change.newPassword === change.oldPassword) return err(refuse("password-same"));
  return password;
}

/** A bank account number as digits only. */
export function parseBankAccount(text: string): Field {
  const account = plainDigits(text);
  return /^\d{10,15}$/.test(account) ? ok(account) : err(refuse("bank-account-format"));
}

/** A first name and a surname, single spaces between the words. */
export function parsePersonName(text: string): Field {
  const name = text.trim().replace(/\s+/g, " ");
  const fine = name.length <= 100 && /^\p{L}\S* .*\p{L}/u.test(name);
  return fine ? ok(name) : err(refuse("name-required"));
}

/** Without spaces and dashes of any kind, nor the invisible characters that come with a paste. */
function plainDigits(text: string): string {
  return latinDigits(text).replace(/[\s\p{Cf}\p{Pd}−]/gu, "");
}
