import { affiliateEndpoints as rows } from "../../contracts/endpoints/affiliate.ts";
import type { AffiliatePort } from "../../core/affiliate/port.ts";
import type { Session } from "../../core/session/model.ts";
import { toBaht } from "../../core/shared/money.ts";
import { mapOk } from "../../core/shared/result.ts";
import {
  affiliateLogFromWire,
  affiliateWithdrawalFromWire,
  balanceFromWire,
  bonusesFromWire,
  downlineFromWire,
} from "./affiliate-from-wire.ts";
import type { HttpClient } from "./client/client.ts";

/** The affiliate port over HTTP. Without a session the client refuses every call before it sends anything. */
export function createHttpAffiliate(client: HttpClient, identity: () => Session | undefined): AffiliatePort {
  const ownParams = () => ({ username: identity()?.member.username ?? "" });
  return {
    async code() {
      const params = { uuid: identity()?.member.id ?? "" };
      return mapOk(await client.call(rows.affiliateCode, { params }), ({ code }) => code);
    },
    async balance() {
      return mapOk(await client.call(rows.affiliateBonus, { params: ownParams() }), balanceFromWire);
    },
    async downline() {
      return mapOk(await client.call(rows.affiliateDownline, { params: ownParams() }), downlineFromWire);
    },
    async downlineBonuses({ from, to }) {
      const input = { params: ownParams(), body: { start: from, end: to } };
      return mapOk(await client.call(rows.downlineBonus, input), bonusesFromWire);
    },
    async log(type, { from, to }) {
      const input = { params: ownParams(), body: { type, start: from, end: to } };
      return mapOk(await client.call(rows.affiliateLog, input), affiliateLogFromWire);
    },
    async withdraw(amount, type, intent) {
      const input = { params: ownParams(), body: { amount: toBaht(amount), type }, intent };
      return mapOk(await client.call(rows.affiliateWithdraw, input), affiliateWithdrawalFromWire);
    },
  };
}
