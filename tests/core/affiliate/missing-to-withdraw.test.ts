import fc from "fast-check";
import { expect, it } from "vitest";
import { judgeAffiliateWithdrawal, missingToWithdraw } from "../../../core/affiliate/affiliate.ts";
import { AFFILIATE_LOG_TYPES, type AffiliateBalance } from "../../../core/affiliate/model.ts";
import { DEFAULT_INPUT_RULES } from "../../../core/rules/input-rules.ts";
import { add, satang, ZERO } from "../../../core/shared/money.ts";

const aSum = () => fc.integer({ min: 0, max: 2 * DEFAULT_INPUT_RULES.affiliateMinimumSatang }).map(satang);
const aBalance = (): fc.Arbitrary<AffiliateBalance> =>
  fc.oneof(
    aSum().map((balanceSatang) => ({ balanceSatang, byType: undefined })),
    fc.tuple(aSum(), aSum()).map(([af, wl]) => ({ balanceSatang: add(af, wl), byType: { af, wl } })),
  );

const canWithdrawMinimum = (balance: AffiliateBalance) =>
  AFFILIATE_LOG_TYPES.some(
    (type) => judgeAffiliateWithdrawal(DEFAULT_INPUT_RULES.affiliateMinimumSatang, type, balance) === undefined,
  );

it("is zero exactly when some type can be withdrawn", () => {
  fc.assert(
    fc.property(aBalance(), (balance) => {
      expect(missingToWithdraw(balance) === ZERO).toBe(canWithdrawMinimum(balance));
    }),
  );
});

it("is just enough for a withdrawal when one type earns it", () => {
  fc.assert(
    fc.property(aBalance(), (balance) => {
      const missing = missingToWithdraw(balance);
      fc.pre(missing > 0);
      const grown = (sum: number) =>
        AFFILIATE_LOG_TYPES.map((type): AffiliateBalance => {
          const { balanceSatang, byType } = balance;
          const more = satang(sum);
          return {
            balanceSatang: add(balanceSatang, more),
            byType: byType && { ...byType, [type]: add(byType[type], more) },
          };
        });
      expect(grown(missing).some(canWithdrawMinimum)).toBe(true);
      expect(grown(missing - 1).some(canWithdrawMinimum)).toBe(false);
    }),
  );
});
