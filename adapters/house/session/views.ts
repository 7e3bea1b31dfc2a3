import { levelProgress } from "../../../core/rules/level-progress.ts";
import type { LevelStanding, Member, MemberBankAccount } from "../../../core/session/model.ts";
import { bangkokDateOf, type Instant, monthOf } from "../../../core/shared/bangkok-time.ts";
import { ZERO } from "../../../core/shared/money.ts";
import { bankOf } from "../../../core/wallet/banks.ts";
import type { Registered } from "../engine/events.ts";
import type { MemberState } from "../engine/state.ts";

export function memberView(state: MemberState, now: Instant): Member {
  const { id, username, name, phone, at } = accountOf(state);
  const { level, levelId } = standingOf(state, now);
  const bankAccount = bankAccountOf(state);
  return { id, username, name, phone, level, levelId, points: state.points, bankAccount, joinedAt: at };
}

/** The level is not stored. It follows from the deposits in total and in the month, and from staff's invitation. */
export function standingOf({ deposited, grantedLevel }: MemberState, now: Instant): LevelStanding {
  const month = deposited.month === monthOf(bangkokDateOf(now)) ? deposited.inMonth : ZERO;
  const { current } = levelProgress({ cumulative: deposited.total, month }, grantedLevel);
  return {
    level: current.name,
    levelId: current.id,
    depositedTotalSatang: deposited.total,
    depositedThisMonthSatang: month,
  };
}

export function bankAccountOf(state: MemberState): MemberBankAccount {
  const { accountId, bank, accountNumber } = accountOf(state);
  return { uuid: accountId, bank, bankName: bankOf(bank).thaiName, accountNumber };
}

/** Throws for a stream without a registration: its id came from no session. */
export function accountOf(state: MemberState): Registered {
  if (!state.account) throw new Error("no member of this id");
  return state.account;
}
