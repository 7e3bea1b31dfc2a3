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
import { eventOf, execute } from "../engine/execute.ts";
import { intentRecord, type ServiceContext } from "../engine/service-context.ts";
import { accountOf } from "../session/views.ts";
import {
  balanceView,
  downlineBonusesView,
  downlineView,
  earnedBy,
  type Friend,
  friendsFrom,
  logView,
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

/**
 * Earnings are not stored: they follow from the friends' rounds and never decrease. Only withdrawals are stored, in the
 * inviter's stream, so nothing is paid twice or lost between two streams.
 */
export function createAffiliateService(context: ServiceContext, id: MemberId): AffiliateService {
  const { streams, readModels, clock } = context;

  async function readFriends(): Promise<readonly Friend[]> {
    const { downline } = await readModels.latest();
    return friendsFrom(await Promise.all(downline.friendsOf(id).map((friend) => streams.readStored(friend))));
  }

  return {
    code: async () => accountOf(await streams.readStored(id)).affiliateCode,
    async balance() {
      const [state, friends] = await Promise.all([streams.readStored(id), readFriends()]);
      return balanceView(state, friends, clock());
    },
    downline: async () => downlineView(await readFriends()),
    downlineBonuses: async (range) => downlineBonusesView(await readFriends(), range, clock()),
    async log(type, range) {
      const [state, friends] = await Promise.all([streams.readStored(id), readFriends()]);
      return logView(state, friends, type, range, clock());
    },
    async withdraw(amount, source, key) {
      const earned = earnedBy(await readFriends(), clock());
      const intent = intentRecord(key, "withdraw-affiliate", amount, source);
      return execute(context, id, { type: "withdraw-affiliate", amount, source, earned, intent }, (effect) =>
        withdrawalView(eventOf(effect, "affiliate-withdrawn")),
      );
    },
  };
}
