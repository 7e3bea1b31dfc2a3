import type { MemberBankAccount } from "../../../core/session/model.ts";
import { bankOf } from "../../../core/wallet/banks.ts";
import type { Registered } from "../engine/events.ts";
import type { MemberState } from "../engine/state.ts";

export function bankAccountOf(state: MemberState): MemberBankAccount {
  const { accountId, bank, accountNumber } = accountOf(state);
  return { uuid: accountId, bank, bankName: bankOf(bank).thaiName, accountNumber };
}

/** Throws for a stream that nobody registered: an id that no session gave. */
export function accountOf(state: MemberState): Registered {
  if (!state.account) throw new Error("no member of this id");
  return state.account;
}
