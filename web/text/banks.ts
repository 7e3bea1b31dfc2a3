import { bankName } from "#text/wallet/banks.ts";
import { BANK_CODES, type BankCode } from "../../core/wallet/banks.ts";
import { language } from "./live.ts";

interface BankAccount {
  /** Undefined for a bank that we do not know. */
  readonly bank: BankCode | undefined;
  /** The backend's name for it. */
  readonly bankName: string;
}

/** The name of an account's bank; the backend's own for a bank that we do not know. */
export function bankNameOf(account: BankAccount): string {
  return account.bank === undefined ? account.bankName : bankName(account.bank);
}

/** Every bank, in the order of their names. */
export function banksByName(): readonly { readonly code: BankCode; readonly name: string }[] {
  const { compare } = new Intl.Collator(language());
  return BANK_CODES.map((code) => ({ code, name: bankName(code) })).sort((one, other) => compare(one.name, other.name));
}
