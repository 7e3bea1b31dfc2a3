import { affiliateEndpoints as rows } from "../../contracts/endpoints/affiliate.ts";
import type { AffiliatePort } from "../../core/affiliate/port.ts";
import type { Session } from "../../core/session/model.ts";
import { mapOk } from "../../core/shared/result.ts";
import { affiliateLogOf, affiliateWithdrawalOf, balanceOf, bonusesOf, downlineOf } from "./affiliate-wire.ts";
import type { HttpClient } from "./client/client.ts";
import { bahtOf } from "./money-wire.ts";

/** The invite programme over HTTP. Without a session, the client answers every call by itself. */
export function createHttpAffiliate(client: HttpClient, identity: () => Session | undefined): AffiliatePort {
  const mine = () => ({ username: identity()?.member.username ?? "" });
  return {
    async code() {
      const params = { uuid: identity()?.member.id ?? "" };
      return mapOk(await client.call(rows.affiliateCode, { params }), ({ code }) => code);
    },
    async balance() {
      return mapOk(await client.call(rows.affiliateBonus, { params: mine() }), balanceOf);
    },
    async downline() {
      return mapOk(await client.call(rows.affiliateDownline, { params: mine() }), downlineOf);
    },
    async downlineBonuses({ from, to }) {
      const input = { params: mine(), body: { start: from, end: to } };
      return mapOk(await client.call(rows.downlineBonus, input), bonusesOf);
    },
    async log(type, { from, to }) {
      const input = { params: mine(), body: { type, start: from, end: to } };
      return mapOk(await client.call(rows.affiliateLog, input), affiliateLogOf);
    },
    async withdraw(amount, type, intent) {
      const input = { params: mine(), body: { amount: bahtOf(amount), type }, intent };
      return mapOk(await client.call(rows.affiliateWithdraw, input), affiliateWithdrawalOf);
    },
  };
}
