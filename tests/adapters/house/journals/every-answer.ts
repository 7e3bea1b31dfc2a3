import type { MemberService } from "../../../../adapters/house/house.ts";
import type { BangkokDate } from "../../../../core/shared/bangkok-time.ts";

const RANGE = { from: "2026-10-01" as BangkokDate, to: "2026-11-30" as BangkokDate };
const PAGE = { cursor: undefined, limit: 100 };

/** Every view of one member. */
export async function everyAnswer(service: MemberService) {
  return {
    profile: await service.profile(),
    level: await service.level(),
    address: (await service.address()) ?? null,
    credit: await service.credit(),
    deposits: await service.depositHistory(),
    slips: await service.slips(),
    withdrawals: await service.withdrawalHistory(),
    history: await service.history({ kinds: [], from: undefined, to: undefined, ...PAGE }),
    winLoss: await service.winLoss(RANGE),
    ranking: await service.ranking("month"),
    claims: await service.claims(PAGE),
    spins: await service.spins(PAGE),
    cardPlays: await service.cardPlays(PAGE),
    checkIns: await service.checkIns(),
    affiliate: {
      code: await service.affiliate.code(),
      balance: await service.affiliate.balance(),
      downline: await service.affiliate.downline(),
      bonuses: await service.affiliate.downlineBonuses(RANGE),
      log: await service.affiliate.log("af", RANGE),
    },
  };
}
