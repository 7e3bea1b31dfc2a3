import { affiliateBonus, DAY_CLOSES_AFTER_MS, type PlayedDay } from "../../../core/rules/affiliate-bonus.ts";
import { maskName } from "../../../core/rules/mask-name.ts";
import { type BangkokDate, bangkokDateOf, endOfDay, type Instant, plus } from "../../../core/shared/bangkok-time.ts";
import { bodyOf, put } from "../engine/derived/rows.ts";
import type { MemberEvent } from "../engine/events.ts";
import type { MemberState } from "../engine/state.ts";
import { playedOn } from "../games/played-days.ts";
import type { Row, RowChange, Rows } from "../ports/rows.ts";

/** A friend as the inviter's downline has them. */
export interface DownlineRecord {
  readonly maskedName: string;
  readonly joinedAt: Instant;
}

/** What a friend played on one day. */
export interface DownlineDay extends PlayedDay {
  readonly friend: string;
}

/** More friends than a list shows. */
const MAX_FRIENDS = 10_000;
/** More days of friends than a range has. */
const MAX_DAYS = 100_000;

/**
 * The friend and the friend's days, among the inviter's rows. The friend's stream writes them, so each round counts once,
 * whatever happens to the inviter's stream.
 */
export function downlineRows({ account, playedDays }: MemberState, event: MemberEvent): readonly RowChange[] {
  if (!account?.invitedBy) return [];
  const owner = account.invitedBy;
  if (event.type === "registered") {
    const body: DownlineRecord = { maskedName: maskName(account.username), joinedAt: event.at };
    return [put({ list: "downline", owner, id: account.id, order: event.at, body })];
  }
  if (event.type !== "round-played") return [];
  const day = bangkokDateOf(event.at);
  const body: DownlineDay = { friend: account.id, ...playedOn(playedDays, day) };
  const { af, wl } = affiliateBonus(body, plus(endOfDay(day), DAY_CLOSES_AFTER_MS));
  const order = Number(day.replace(/-/g, ""));
  return [put({ list: "downline-days", owner, id: `${day} ${account.id}`, order, day, sums: [af, wl], body })];
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
