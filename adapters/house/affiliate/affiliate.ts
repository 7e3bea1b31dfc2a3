import type {
  AffiliateBalance,
  AffiliateLogEntry,
  AffiliateLogType,
  AffiliateWithdrawal,
  DownlineBonuses,
  DownlineMember,
} from "../../../core/affiliate/model.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { type AffiliateSums, addSums, affiliateBonus, NO_SUMS, totalOf } from "../../../core/rules/affiliate-bonus.ts";
import { judgeAmount } from "../../../core/rules/amount-limits.ts";
import { DEFAULT_INPUT_RULES } from "../../../core/rules/input-rules.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { bangkokDateOf, type DayRange, endOfDay, type Instant, instant } from "../../../core/shared/bangkok-time.ts";
import { add, type Satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { at, refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { ServiceContext } from "../context.ts";
import { bodyOf, put, withRow, withRows } from "../engine/derived/rows.ts";
import { eventOf, execute } from "../engine/execute.ts";
import { intentRecord } from "../engine/idempotency.ts";
import {
  type Answer,
  type Decision,
  type IntentEvent,
  type Moment,
  type OptionalKey,
  ownerOf,
  type WithIntent,
} from "../engine/model.ts";
import { requestId } from "../engine/requests.ts";
import type { Slice } from "../engine/slice.ts";
import type { GamesState, RoundPlayed } from "../games/play.ts";
import { type AccountState, accountOf, type Registered } from "../session/account.ts";
import { type LedgerState, postToLedger } from "../wallet/ledger.ts";
import {
  type DownlineDay,
  type DownlineRecord,
  friendRows,
  playedDayRows,
  readDownlineDays,
  readEarned,
  readFriends,
} from "./downline.ts";

export interface WithdrawAffiliate extends WithIntent {
  readonly type: "withdraw-affiliate";
  readonly amount: Satang;
  readonly source: AffiliateLogType;
  /** All that the downline has earned so far. */
  readonly earned: AffiliateSums;
}

/** Moves affiliate money to the credit. */
interface AffiliateWithdrawn extends IntentEvent<"affiliate-withdrawn"> {
  readonly source: AffiliateLogType;
  readonly amount: Satang;
  /** The affiliate balance of both types right after it. */
  readonly left: Satang;
}

interface AffiliateState {
  /** What was withdrawn from the affiliate balance. */
  readonly affiliateWithdrawn: AffiliateSums;
}

/** The inviter's stream holds all withdrawals, so two at the same time cannot get the same money. */
function decideAffiliate(
  state: AffiliateState,
  { amount, source, earned, intent }: WithdrawAffiliate,
  { now, random }: Moment,
): Decision<AffiliateWithdrawn> {
  const refusal = judgeAmount(amount, { minimumSatang: DEFAULT_INPUT_RULES.affiliateMinimumSatang });
  if (refusal) return err(refusal);
  const left = affiliateLeft(earned, state.affiliateWithdrawn);
  if (amount > left[source]) {
    return err(at("amount", refuse("affiliate-insufficient", { balanceSatang: left[source] })));
  }
  return ok([
    {
      type: "affiliate-withdrawn",
      at: now,
      id: requestId("A", now, random),
      source,
      amount,
      left: subtract(totalOf(left), amount),
      ...(intent && { intent }),
    },
  ]);
}

/**
 * What was earned and not yet withdrawn, at least 0. When a sandbox sets its clock back before a day's close, that
 * day's bonus is not earned yet, although it may have been withdrawn.
 */
export function affiliateLeft(earned: AffiliateSums, withdrawn: AffiliateSums): AffiliateSums {
  return { af: left(earned.af, withdrawn.af), wl: left(earned.wl, withdrawn.wl) };
}

function left(earned: Satang, withdrawn: Satang): Satang {
  return earned > withdrawn ? subtract(earned, withdrawn) : ZERO;
}

/** A member's affiliate programme. See `AffiliatePort` for the refusals of each call. */
export interface AffiliateService {
  code(): Promise<string>;
  balance(): Promise<AffiliateBalance>;
  downline(): Promise<readonly DownlineMember[]>;
  downlineBonuses(range: DayRange): Promise<DownlineBonuses>;
  log(type: AffiliateLogType, range: DayRange): Promise<readonly AffiliateLogEntry[]>;
  withdraw(amount: Satang, type: AffiliateLogType, key: OptionalKey): Answer<AffiliateWithdrawal>;
}

/** This is more withdrawals than a range has. */
const MAX_WITHDRAWALS = 10_000;

/**
 * Earnings follow from the friends' rounds and never decrease. Withdrawals are in the inviter's stream, so nothing is paid
 * twice or lost between two streams.
 */
function createAffiliateService(context: Context, id: MemberId): AffiliateService {
  const { streams, rows, clock } = context;

  return {
    code: async () => accountOf(await streams.readStored(id)).affiliateCode,
    async balance() {
      const [state, earned] = await Promise.all([streams.readStored(id), readEarned(rows, id, clock())]);
      return balanceView(state, earned);
    },
    downline: async () => downlineView(await readFriends(rows, id)),
    async downlineBonuses(range) {
      const [friends, days] = await Promise.all([readFriends(rows, id), readDownlineDays(rows, id, range)]);
      return downlineBonusesView(friends, days, clock());
    },
    async log(type, range) {
      const withdrawals = { list: "affiliate-withdrawals", owner: id, tags: [type], ...range } as const;
      const [friends, days, withdrawn] = await Promise.all([
        readFriends(rows, id),
        readDownlineDays(rows, id, range),
        rows.page({ ...withdrawals, limit: MAX_WITHDRAWALS }),
      ]);
      return logView(
        earningEntries(friends, days, type, clock()),
        withdrawn.map((row) => withdrawalEntry(bodyOf<AffiliateWithdrawalRecord>(row))),
      );
    },
    async withdraw(amount, source, key) {
      const earned = await readEarned(rows, id, clock());
      const intent = intentRecord(key, "withdraw-affiliate", amount, source);
      return execute(context, id, { type: "withdraw-affiliate", amount, source, earned, intent }, (effect) =>
        withdrawalView(eventOf<AffiliateWithdrawn>(effect, "affiliate-withdrawn")),
      );
    },
  };
}

type Friends = ReadonlyMap<string, DownlineRecord>;

function balanceView({ affiliateWithdrawn }: AffiliateState, earned: AffiliateSums): AffiliateBalance {
  const byType = affiliateLeft(earned, affiliateWithdrawn);
  return { balanceSatang: totalOf(byType), byType };
}

/** Newest first. */
function downlineView(friends: Friends): readonly DownlineMember[] {
  return [...friends.values()].map(({ maskedName, joinedAt }) => ({ maskedName, joinedAt })).reverse();
}

/** The friends who played on the days, highest bonus first. */
function downlineBonusesView(friends: Friends, days: readonly DownlineDay[], now: Instant): DownlineBonuses {
  const users = [...friends]
    .map(([id, { maskedName }]) => ({ username: maskedName, days: days.filter(({ friend }) => friend === id) }))
    .filter((friend) => friend.days.length > 0)
    .map(({ username, days: own }) => ({
      username,
      bonusSatang: totalOf(own.map((day) => affiliateBonus(day, now)).reduce(addSums, NO_SUMS)),
      stakedSatang: add(...own.map(({ stakedSatang }) => stakedSatang)),
    }))
    .sort((one, other) => other.bonusSatang - one.bonusSatang);
  return { users, totalSatang: add(...users.map(({ bonusSatang }) => bonusSatang)) };
}

/** Earnings and withdrawals of one type, newest first. */
function logView(
  earnings: readonly AffiliateLogEntry[],
  withdrawals: readonly AffiliateLogEntry[],
): readonly AffiliateLogEntry[] {
  return [...earnings, ...withdrawals].sort((one, other) => other.at - one.at);
}

/** One entry for each friend and day. */
function earningEntries(
  friends: Friends,
  days: readonly DownlineDay[],
  type: AffiliateLogType,
  now: Instant,
): readonly AffiliateLogEntry[] {
  return [...friends].flatMap(([id, { maskedName }], number) =>
    days
      .filter(({ friend }) => friend === id)
      .map((day) => ({
        id: `${type}-${day.day}-${number + 1}`,
        type,
        // A past day's last moment. Today's entry has the time of the call.
        at: instant(Math.min(now, endOfDay(day.day) - 1)),
        amountSatang: affiliateBonus(day, now)[type],
        title: maskedName,
        intent: undefined,
      }))
      .filter(({ amountSatang }) => amountSatang > 0),
  );
}

/** A withdrawal as its row has it. */
interface AffiliateWithdrawalRecord {
  readonly id: string;
  readonly at: Instant;
  readonly source: AffiliateLogType;
  readonly amount: Satang;
  readonly intent?: IdempotencyKey | undefined;
}

function withdrawalEntry({ id, at, source, amount, intent }: AffiliateWithdrawalRecord): AffiliateLogEntry {
  return { id, type: source, at, amountSatang: subtract(ZERO, amount), title: undefined, intent };
}

function withdrawalView(event: AffiliateWithdrawn): AffiliateWithdrawal {
  const { id, source, amount, left, at, intent } = event;
  return { id, type: source, amountSatang: amount, balanceSatang: left, at, intent: intent?.key };
}

type Context = ServiceContext<AffiliateState & AccountState, WithdrawAffiliate>;

interface Affiliate {
  readonly state: AffiliateState;
  readonly needs: LedgerState & AccountState & GamesState;
  readonly command: WithdrawAffiliate;
  readonly event: AffiliateWithdrawn;
  readonly others: Registered | RoundPlayed;
  readonly context: Context;
  readonly service: { readonly affiliate: AffiliateService };
}

export const affiliate: Slice<Affiliate> = {
  initial: { affiliateWithdrawn: NO_SUMS },
  decide: { "withdraw-affiliate": decideAffiliate },
  evolve: {
    "affiliate-withdrawn": (state, { id, at, source, amount, intent }) => {
      const posted = postToLedger(state, {
        kind: "affiliate",
        at,
        creditSatang: amount,
        points: 0,
        reference: id,
        title: undefined,
      });
      const body: AffiliateWithdrawalRecord = { id, at, source, amount, intent: intent?.key };
      const place = { owner: ownerOf(state), id, order: state.version + 1, day: bangkokDateOf(at), tag: source };
      return {
        ...withRow(posted, put({ list: "affiliate-withdrawals", ...place, body })),
        affiliateWithdrawn: {
          ...state.affiliateWithdrawn,
          [source]: add(state.affiliateWithdrawn[source], amount),
        },
      };
    },
  },
  follow: {
    registered: (state, event) => withRows(state, friendRows(state, event)),
    "round-played": (state, event) => withRows(state, playedDayRows(state, event)),
  },
  shows: { "affiliate-withdrawn": ["credit"] },
  service: (context, id) => ({ affiliate: createAffiliateService(context, id) }),
};
