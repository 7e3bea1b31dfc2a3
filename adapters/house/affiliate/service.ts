import type {
  AffiliateBalance,
  AffiliateLogEntry,
  AffiliateLogType,
  AffiliateWithdrawal,
  DownlineBonuses,
  DownlineMember,
} from "../../../core/affiliate/model.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { DayRange } from "../../../core/shared/day-range.ts";
import type { Satang } from "../../../core/shared/money.ts";
import type { Answer, OptionalKey } from "../engine/answer.ts";
import { bodyOf } from "../engine/derived/rows.ts";
import { eventOf, execute } from "../engine/execute.ts";
import { intentRecord, type ServiceContext } from "../engine/service-context.ts";
import { accountOf } from "../session/views.ts";
import { readDownlineDays, readFriends } from "./downline.ts";
import { readEarned } from "./earned.ts";
import {
  type AffiliateWithdrawalRecord,
  balanceView,
  downlineBonusesView,
  downlineView,
  earningEntries,
  logView,
  withdrawalEntry,
  withdrawalView,
} from "./views.ts";

/** A member's affiliate programme. See `AffiliatePort` for the refusals of each call. */
export interface AffiliateService {
  code(): Promise<string>;
  balance(): Promise<AffiliateBalance>;
  downline(): Promise<readonly DownlineMember[]>;
  downlineBonuses(range: DayRange): Promise<DownlineBonuses>;
  log(type: AffiliateLogType, range: DayRange): Promise<readonly AffiliateLogEntry[]>;
  withdraw(amount: Satang, type: AffiliateLogType, key: OptionalKey): Answer<AffiliateWithdrawal>;
}

/** More withdrawals than a range has. */
const MAX_WITHDRAWALS = 10_000;

/**
 * Earnings follow from the friends' rounds and never decrease. Withdrawals are in the inviter's stream, so nothing is paid
 * twice or lost between two streams.
 */
export function createAffiliateService(context: ServiceContext, id: MemberId): AffiliateService {
  const { streams, rows, clock } = context;

  return {
    code: async () => accountOf(await streams.readStored(id)).affiliateCode,
    async balance() {
      const [state, earned] = await Promise.all([streams.readStored(id), readEarned(rows, id, clock())]);
      return balanceView(state, earned);
    },
    downline: async () => downlineView(await readFriends(rows, id)),
    async downlineBonuses(range) {
      const [friends, days] = await Promise.all([readFriends(rows, id), readDownlineDays(rows, id, range)]);
      return downlineBonusesView(friends, days, clock());
    },
    async log(type, range) {
      const withdrawals = { list: "affiliate-withdrawals", owner: id, tags: [type], ...range } as const;
      const [friends, days, withdrawn] = await Promise.all([
        readFriends(rows, id),
        readDownlineDays(rows, id, range),
        rows.page({ ...withdrawals, limit: MAX_WITHDRAWALS }),
      ]);
      return logView(
        earningEntries(friends, days, type, clock()),
        withdrawn.map((row) => withdrawalEntry(bodyOf<AffiliateWithdrawalRecord>(row))),
      );
    },
    async withdraw(amount, source, key) {
      const earned = await readEarned(rows, id, clock());
      const intent = intentRecord(key, "withdraw-affiliate", amount, source);
      return execute(context, id, { type: "withdraw-affiliate", amount, source, earned, intent }, (effect) =>
        withdrawalView(eventOf(effect, "affiliate-withdrawn")),
      );
    },
  };
}
