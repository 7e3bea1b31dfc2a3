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
} from "../wire/affiliate-to-wire.ts";
import { type Handlers, memberHandler } from "./handler.ts";

export const affiliateHandlers = {
  affiliateBonus: memberHandler(rows.affiliateBonus, async ({ service }) =>
    ok(balanceToWire(await service.invites.balance())),
  ),
  affiliateDownline: memberHandler(rows.affiliateDownline, async ({ service }) =>
    ok(downlineToWire(await service.invites.downline())),
  ),
  affiliateCode: memberHandler(rows.affiliateCode, async ({ service }) => ok({ code: await service.invites.code() })),
  affiliateWithdraw: memberHandler(rows.affiliateWithdraw, async ({ service, body, intent }) =>
    mapOk(await service.invites.withdraw(baht(body.amount), body.type, intent), affiliateWithdrawalToWire),
  ),
  downlineBonus: memberHandler(rows.downlineBonus, async ({ service, body }) => {
    const range = rangeOf(body);
    return range.ok ? ok(bonusesToWire(await service.invites.downlineBonuses(range.value))) : range;
  }),
  affiliateLog: memberHandler(rows.affiliateLog, async ({ service, body }) => {
    const range = rangeOf(body);
    return range.ok ? ok(affiliateLogToWire(await service.invites.log(body.type, range.value))) : range;
  }),
} satisfies Handlers<typeof rows>;

function rangeOf({ start, end }: { readonly start: string; readonly end: string }): Result<DayRange, Refusal> {
  const [from, to] = [parseBangkokDate(start), parseBangkokDate(end)];
  if (!from) return err(at("start", refuse("body-invalid", { field: "start" })));
  if (!to) return err(at("end", refuse("body-invalid", { field: "end" })));
  return ok({ from, to });
}
