import type * as v from "valibot";
import type { user, userAddress, userBank } from "../../contracts/schemas/member.ts";
import { levelName } from "../../core/rules/levels.ts";
import { type Address, type Member, type MemberBankAccount, memberId } from "../../core/session/model.ts";
import { type BankCode, bankOf, findBank } from "../../core/wallet/banks.ts";
import { optionalInstantFromWire } from "./from-wire.ts";

export function memberFromWire(wire: v.InferOutput<typeof user>): Member {
  return {
    id: memberId(wire.uuid),
    username: wire.user_pass.username,
    name: wire.name,
    phone: withoutSeparators(wire.phone),
    level: levelName(wire.level),
    levelId: wire.level,
    points: wire.user_credit?.point ?? 0,
    creditLevelId: wire.user_credit?.level ?? undefined,
    bankAccount: wire.user_bank ? memberBankAccountFromWire(wire.user_bank) : undefined,
    address: wire.user_address ? addressFromWire(wire.user_address) : undefined,
    joinedAt: optionalInstantFromWire(wire.createdAt),
    language: wire.language ?? undefined,
  };
}

export function memberBankAccountFromWire(wire: v.InferOutput<typeof userBank>): MemberBankAccount {
  return { uuid: wire.uuid, ...bankAccountFromWire(wire) };
}

export function addressFromWire(wire: v.InferOutput<typeof userAddress>): Address {
  return Object.fromEntries(Object.entries(wire).map(([field, text]) => [field, text ?? undefined]));
}

export interface BankAccount {
  /** Undefined for a bank that our table does not have. */
  readonly bank: BankCode | undefined;
  readonly bankName: string;
  readonly accountNumber: string;
}

/**
 * Translates an account. The wire gives the bank's code, abbreviation or name in `bankName`, and the account number in
 * `bankId`. A bank in our table gets its Thai name; any other keeps the backend's name.
 */
export function bankAccountFromWire(wire: { readonly bankName: string; readonly bankId: string }): BankAccount {
  const bank = findBank(wire.bankName);
  return {
    bank,
    bankName: bank ? bankOf(bank).thaiName : wire.bankName,
    accountNumber: withoutSeparators(wire.bankId),
  };
}

/** Removes the spaces and dashes that some backends write in phone and account numbers. */
function withoutSeparators(number: string): string {
  return number.replace(/[\s-]/g, "");
}
