import {
  type AffiliateSums,
  addSums,
  affiliateBonus,
  DAY_CLOSES_AFTER_MS,
  type PlayedDay,
} from "../../../core/rules/affiliate-bonus.ts";
import { maskName } from "../../../core/rules/mask-name.ts";
import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  endOfDay,
  type Instant,
  plus,
} from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import { bodyOf, put } from "../engine/derived/rows.ts";
import type { GamesState, RoundPlayed } from "../games/play.ts";
import { playedOn } from "../games/played-days.ts";
import type { Row, RowChange, Rows } from "../ports/rows.ts";
import type { AccountState, Registered } from "../session/account.ts";

/** A friend as the inviter's downline has them. */
export interface DownlineRecord {
  readonly maskedName: string;
  readonly joinedAt: Instant;
}

/** What a friend played on one day. */
export interface DownlineDay extends PlayedDay {
  readonly friend: string;
}

/** This is more friends than a list shows. */
const MAX_FRIENDS = 10_000;
/** This is more days of friends than a range has. */
const MAX_DAYS = 100_000;

/**
 * The friend, among the inviter's rows. The friend's stream writes this row and those of the days, so each round counts
 * once, whatever happens to the inviter's stream.
 */
export function friendRows({ account }: Pick<AccountState, "account">, { at }: Registered): readonly RowChange[] {
  if (!account?.invitedBy) return [];
  const body: DownlineRecord = { maskedName: maskName(account.username), joinedAt: at };
  return [put({ list: "downline", owner: account.invitedBy, id: account.id, order: at, body })];
}

/** The friend's day, among the inviter's rows. */
export function playedDayRows(
  { account, playedDays }: Pick<AccountState, "account"> & GamesState,
  { at }: RoundPlayed,
): readonly RowChange[] {
  if (!account?.invitedBy) return [];
  const day = bangkokDateOf(at);
  const body: DownlineDay = { friend: account.id, ...playedOn(playedDays, day) };
  const { af, wl } = affiliateBonus(body, plus(endOfDay(day), DAY_CLOSES_AFTER_MS));
  const order = Number(day.replace(/-/g, ""));
  const id = `${day} ${account.id}`;
  return [put({ list: "downline-days", owner: account.invitedBy, id, order, day, sums: [af, wl], body })];
}

/** The friends in the order in which they joined. Equal masked names get a number. */
export async function readFriends(rows: Rows, inviter: string): Promise<ReadonlyMap<string, DownlineRecord>> {
  const found = await rows.page({ list: "downline", owner: inviter, limit: MAX_FRIENDS });
  const inOrder = found
    .map((row) => ({ id: row.id, ...bodyOf<DownlineRecord>(row) }))
    .sort((one, other) => one.joinedAt - other.joinedAt || (one.id < other.id ? -1 : 1));
  const counts = new Map<string, number>();
  return new Map(
    inOrder.map(({ id, maskedName, joinedAt }) => {
      const count = (counts.get(maskedName) ?? 0) + 1;
      counts.set(maskedName, count);
      return [id, { maskedName: count === 1 ? maskedName : `${maskedName} (${count})`, joinedAt }];
    }),
  );
}

/** What the friends played on the days of a range. */
export async function readDownlineDays(
  rows: Rows,
  inviter: string,
  range: { readonly from: BangkokDate; readonly to?: BangkokDate | undefined },
): Promise<readonly DownlineDay[]> {
  const found = await rows.page({ list: "downline-days", owner: inviter, ...range, limit: MAX_DAYS });
  return found.map((row: Row) => bodyOf<DownlineDay>(row));
}

/**
 * All that a member's downline has earned so far. Never decreases. The days before yesterday are closed and their stored
 * sums are final, so only two days are computed, however long the past is.
 */
export async function readEarned(rows: Rows, inviter: string, now: Instant): Promise<AffiliateSums> {
  const yesterday = addDays(bangkokDateOf(now), -1);
  const [[af = 0, wl = 0], days] = await Promise.all([
    rows.sum({ list: "downline-days", owner: inviter, to: addDays(yesterday, -1) }),
    readDownlineDays(rows, inviter, { from: yesterday }),
  ]);
  return days.map((day) => affiliateBonus(day, now)).reduce(addSums, { af: satang(af), wl: satang(wl) });
}
