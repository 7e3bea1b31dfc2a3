import { bangkokDateOf, monthOf } from "../../../../core/shared/bangkok-time.ts";
import type { ClaimRecord, MemberState } from "../../engine/state.ts";

type Counts = MemberState["claimCounts"];
type Counted = Pick<ClaimRecord, "rewardId" | "createdAt">;

export function countClaim(counts: Counts, { rewardId, createdAt }: Counted): Counts {
  const before = counts.get(rewardId);
  const day = bangkokDateOf(createdAt);
  const month = monthOf(day);
  return new Map([
    ...counts,
    [
      rewardId,
      {
        ever: before ? before.ever + 1 : 1,
        month,
        inMonth: before?.month === month ? before.inMonth + 1 : 1,
        day,
        onDay: before?.day === day ? before.onDay + 1 : 1,
      },
    ],
  ]);
}

/** A rejected claim no longer counts, neither on its own day nor in its own month. */
export function uncountClaim(counts: Counts, { rewardId, createdAt }: Counted): Counts {
  const before = counts.get(rewardId);
  if (!before) return counts;
  const day = bangkokDateOf(createdAt);
  return new Map([
    ...counts,
    [
      rewardId,
      {
        ...before,
        ever: before.ever - 1,
        inMonth: before.month === monthOf(day) ? before.inMonth - 1 : before.inMonth,
        onDay: before.day === day ? before.onDay - 1 : before.onDay,
      },
    ],
  ]);
}
