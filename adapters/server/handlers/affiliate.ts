import { affiliateEndpoints as rows } from "../../../contracts/endpoints/affiliate.ts";
import { parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import type { DayRange } from "../../../core/shared/day-range.ts";
import { baht } from "../../../core/shared/money.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import {
  affiliateLogToWire,
  affiliateWithdrawalToWire,
  balanceToWire,
  bonusesToWire,
  downlineToWire,
} from "../wire/affiliate.ts";
import { forMember, type Handlers } from "./serve.ts";

export const affiliateHandlers = {
  affiliateBonus: forMember(rows.affiliateBonus, async ({ service }) =>
    ok(balanceToWire(await service.affiliate.balance())),
  ),
  affiliateDownline: forMember(rows.affiliateDownline, async ({ service }) =>
    ok(downlineToWire(await service.affiliate.downline())),
  ),
  affiliateCode: forMember(rows.affiliateCode, async ({ service }) => ok({ code: await service.affiliate.code() })),
  affiliateWithdraw: forMember(rows.affiliateWithdraw, async ({ service, body, intent }) =>
    mapOk(await service.affiliate.withdraw(baht(body.amount), body.type, intent), affiliateWithdrawalToWire),
  ),
  downlineBonus: forMember(rows.downlineBonus, async ({ service, body }) => {
    const range = rangeOf(body);
    return range.ok ? ok(bonusesToWire(await service.affiliate.downlineBonuses(range.value))) : range;
  }),
  affiliateLog: forMember(rows.affiliateLog, async ({ service, body }) => {
    const range = rangeOf(body);
    return range.ok ? ok(affiliateLogToWire(await service.affiliate.log(body.type, range.value))) : range;
  }),
} satisfies Handlers<typeof rows>;

function rangeOf({ start, end }: { readonly start: string; readonly end: string }): Result<DayRange, Refusal> {
  const [from, to] = [parseBangkokDate(start), parseBangkokDate(end)];
  if (!from) return err(at("start", refuse("body-invalid", { field: "start" })));
  if (!to) return err(at("end", refuse("body-invalid", { field: "end" })));
  return ok({ from, to });
}
