import type * as v from "valibot";
import { affiliateEndpoints as rows } from "../../contracts/endpoints/affiliate.ts";
import type {
  affiliateBonus,
  affiliateDownline,
  affiliateLog,
  affiliateWithdrawal,
  downlineBonus,
} from "../../contracts/schemas/affiliate.ts";
import type {
  AffiliateBalance,
  AffiliateLogEntry,
  AffiliateWithdrawal,
  DownlineBonuses,
  DownlineMember,
} from "../../core/affiliate/model.ts";
import type { AffiliatePort } from "../../core/affiliate/port.ts";
import type { Session } from "../../core/session/model.ts";
import { baht, type Satang, toBaht } from "../../core/shared/money.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";
import { instantFromWire, intentFromWire, optionalInstantFromWire } from "./from-wire.ts";

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

function balanceFromWire({ balance, byType }: v.InferOutput<typeof affiliateBonus>): AffiliateBalance {
  return {
    balanceSatang: baht(balance),
    byType: byType ? { af: baht(byType.af), wl: baht(byType.wl) } : undefined,
  };
}

function downlineFromWire(wire: v.InferOutput<typeof affiliateDownline>): readonly DownlineMember[] {
  return wire.map(({ username, joinedAt }) => ({
    maskedName: username,
    joinedAt: optionalInstantFromWire(joinedAt),
  }));
}

/** Sorted by bonus, the highest first: the wire's record has no order. */
function bonusesFromWire(wire: v.InferOutput<typeof downlineBonus>): DownlineBonuses {
  const users = Object.entries(wire.downline_users).map(([username, { bonus, staked }]) => ({
    username,
    bonusSatang: baht(bonus),
    stakedSatang: optionalSatang(staked),
  }));
  return {
    users: users.sort((one, other) => other.bonusSatang - one.bonusSatang),
    totalSatang: baht(wire.total_bonus),
  };
}

function affiliateLogFromWire(wire: v.InferOutput<typeof affiliateLog>): readonly AffiliateLogEntry[] {
  return wire.map(({ id, type, at, amount, title, idempotencyKey }) => ({
    id,
    type,
    at: instantFromWire(at),
    amountSatang: baht(amount),
    title: title ?? undefined,
    intent: intentFromWire(idempotencyKey),
  }));
}

function affiliateWithdrawalFromWire(wire: v.InferOutput<typeof affiliateWithdrawal>): AffiliateWithdrawal {
  return {
    id: wire.id,
    type: wire.type,
    amountSatang: baht(wire.amount),
    balanceSatang: optionalSatang(wire.balance),
    at: instantFromWire(wire.at),
    intent: intentFromWire(wire.idempotencyKey),
  };
}

function optionalSatang(amount: number | null | undefined): Satang | undefined {
  return typeof amount === "number" ? baht(amount) : undefined;
}
