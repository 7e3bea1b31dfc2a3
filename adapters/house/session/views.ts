import type { Member } from "../../../core/session/model.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { MemberState } from "../engine/state.ts";
import { accountOf, bankAccountOf } from "./bank-account.ts";
import { standingOf } from "./standing.ts";

export function memberOf(state: MemberState, now: Instant): Member {
  const { id, username, name, phone, at } = accountOf(state);
  const { level, levelId } = standingOf(state, now);
  const bankAccount = bankAccountOf(state);
  return { id, username, name, phone, level, levelId, points: state.points, bankAccount, joinedAt: at };
}
