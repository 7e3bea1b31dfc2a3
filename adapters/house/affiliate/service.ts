import { totalOf } from "../../../core/rules/affiliate-bonus.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { bangkokDateOf } from "../../../core/shared/bangkok-time.ts";
import { subtract, ZERO } from "../../../core/shared/money.ts";
import { each } from "../collections/persistent-list.ts";
import type { Tell } from "../engine/execute.ts";
import { intentRecord, type ServiceContext } from "../engine/service-context.ts";
import { accountOf } from "../session/bank-account.ts";
import { affiliateLeft } from "./affiliate-left.ts";
import type { AffiliateService } from "./affiliate-service.ts";
import { bonusesOf, earnedFrom, earningsOf, type Friend, friendsFrom, isIn } from "./views.ts";

/**
 * Earnings are never written down: they follow from the friends' own rounds, and only grow. What is written, on the
 * inviter's stream alone, is each withdrawal, so that nothing can be paid twice or get lost between two streams.
 */
export function createAffiliateService(
  { streams, readModels, clock }: ServiceContext,
  tell: Tell,
  id: MemberId,
): AffiliateService {
  const friends = async (): Promise<readonly Friend[]> => {
    const { downline } = await readModels.latest();
    return friendsFrom(await Promise.all(downline.friendsOf(id).map((friend) => streams.readStored(friend))));
  };

  return {
    code: async () => accountOf(await streams.readStored(id)).affiliateCode,
    async balance() {
      const [{ affiliate }, all] = await Promise.all([streams.readStored(id), friends()]);
      const byType = affiliateLeft(earnedFrom(all, clock()), affiliate.withdrawn);
      return { balanceSatang: totalOf(byType), byType };
    },
    downline: async () => (await friends()).map(({ maskedName, joinedAt }) => ({ maskedName, joinedAt })).reverse(),
    downlineBonuses: async (range) => bonusesOf(await friends(), range, clock()),
    async log(type, range) {
      const [{ affiliate }, all] = await Promise.all([streams.readStored(id), friends()]);
      const withdrawals = [...each(affiliate.withdrawals)]
        .filter(({ source, at }) => source === type && isIn(range, bangkokDateOf(at)))
        .map(({ id: made, at, amount, intent }) => ({
          id: made,
          type,
          at,
          amountSatang: subtract(ZERO, amount),
          title: undefined,
          intent,
        }));
      return [...earningsOf(all, type, range, clock()), ...withdrawals].sort((one, other) => other.at - one.at);
    },
    async withdraw(amount, source, key) {
      const earned = earnedFrom(await friends(), clock());
      const intent = intentRecord(key, "withdraw-affiliate", amount, source);
      return tell({ type: "withdraw-affiliate", amount, source, earned, intent }, "affiliate-withdrawn", (made) => ({
        id: made.id,
        type: made.source,
        amountSatang: made.amount,
        balanceSatang: made.left,
        at: made.at,
        intent: made.intent?.key,
      }));
    },
  };
}
