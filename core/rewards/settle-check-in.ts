import type { MoneyIntentOf } from "../money-action/intent.ts";
import type { Outcome } from "../money-action/outcome.ts";
import type { Evidence } from "../money-action/reconcile.ts";
import { type MoneyHooks, runMoneyAction } from "../money-action/run.ts";
import type { CheckInLog, CheckInReply } from "../rules/check-in.ts";
import { addDays, type BangkokDate, dayOfMonth } from "../shared/bangkok-time.ts";
import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type { RewardsDependencies } from "./dependencies.ts";

/** Carries out a check-in; with `resumed`, finds out what became of one that was sent before. */
export function settleCheckIn(
  dependencies: RewardsDependencies,
  intent: MoneyIntentOf<"check-in">,
  hooks: MoneyHooks = {},
): Promise<Outcome<CheckInReply>> {
  const { rewards } = dependencies;
  return runMoneyAction(
    dependencies,
    intent,
    {
      send: () => rewards.checkIn(intent.key),
      lookUp: async () => evidenceOfDay(await rewards.checkIns(), intent.day),
    },
    hooks,
  );
}

/**
 * The day's entry is the evidence, whoever made it: a day has one. One of the next day counts, too: what is sent just
 * before midnight may arrive after it.
 */
function evidenceOfDay(read: Result<CheckInLog, Problem>, day: BangkokDate): Evidence<CheckInReply> {
  if (!read.ok) return { seen: "unreadable", problem: read.error };
  const { entries, valueTomorrow } = read.value;
  for (const counted of [day, addDays(day, 1)]) {
    const entry = entries.find(({ date, day: ofMonth }) =>
      date === undefined ? ofMonth === dayOfMonth(counted) : date === counted,
    );
    if (entry) return { seen: "effect", value: { id: entry.id, value: entry.value, valueTomorrow, date: counted } };
  }
  return { seen: "nothing" };
}
