import { affiliateEndpoints as rows } from "../../../contracts/endpoints/affiliate.ts";
import { baht } from "../../../core/shared/money.ts";
import { mapOk, ok } from "../../../core/shared/result.ts";
import {
  affiliateLogToWire,
  affiliateWithdrawalToWire,
  balanceToWire,
  bonusesToWire,
  downlineToWire,
} from "../wire/affiliate-to-wire.ts";
import { dayRangeOf, type Handlers, memberHandler } from "./handler.ts";

export const affiliateHandlers = {
  affiliateBonus: memberHandler(rows.affiliateBonus, async ({ service }) =>
    ok(balanceToWire(await service.affiliate.balance())),
  ),
  affiliateDownline: memberHandler(rows.affiliateDownline, async ({ service }) =>
    ok(downlineToWire(await service.affiliate.downline())),
  ),
  affiliateCode: memberHandler(rows.affiliateCode, async ({ service }) => ok({ code: await service.affiliate.code() })),
  affiliateWithdraw: memberHandler(rows.affiliateWithdraw, async ({ service, body, intent }) =>
    mapOk(await service.affiliate.withdraw(baht(body.amount), body.type, intent), affiliateWithdrawalToWire),
  ),
  downlineBonus: memberHandler(rows.downlineBonus, async ({ service, body }) =>
    ok(bonusesToWire(await service.affiliate.downlineBonuses(dayRangeOf(body)))),
  ),
  affiliateLog: memberHandler(rows.affiliateLog, async ({ service, body }) =>
    ok(affiliateLogToWire(await service.affiliate.log(body.type, dayRangeOf(body)))),
  ),
} satisfies Handlers<typeof rows>;
