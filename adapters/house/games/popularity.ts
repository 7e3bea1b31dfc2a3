import { addDays, bangkokDateOf, type Instant } from "../../../core/shared/bangkok-time.ts";
import { hashOf } from "../collections/hash.ts";
import { addTo } from "../engine/derived/rows.ts";
import type { MemberEventOf } from "../engine/events.ts";
import type { RowChange, Rows } from "../ports/rows.ts";

/** Today and the six days before it. */
const RANKED_DAYS = 7;
/** Members of different slots add to different rows, so that their rounds need not wait for each other. */
const SLOTS = 8;
const LIST = { list: "popularity", owner: "all" } as const;
/** More games and days than there are. */
const MAX_ROWS = 100_000;

/** Counts a round for its game and day. */
export function popularityRow(member: string, { at, game }: MemberEventOf<"round-played">): RowChange {
  const day = bangkokDateOf(at);
  const id = `${day} ${hashOf(member) % SLOTS} ${game}`;
  return addTo({ ...LIST, id, order: Number(day.replace(/-/g, "")), day, tag: game, sums: [1] });
}

/** Ranks may be so old. They come from many rows, and every list of games asks for them. */
const MAX_AGE_MS = 10_000;

/** The ranks, counted again when they are old. */
export function createPopularity(rows: Rows): (now: Instant) => Promise<ReadonlyMap<string, number>> {
  let countedAt = Number.NEGATIVE_INFINITY;
  let ranks: Promise<ReadonlyMap<string, number>> | undefined;
  return async (now) => {
    // A sandbox can set its clock back.
    if (ranks && now >= countedAt && now - countedAt < MAX_AGE_MS) return ranks;
    countedAt = now;
    ranks = popularityRanks(rows, now);
    // The next call counts again.
    ranks.catch(() => {
      countedAt = Number.NEGATIVE_INFINITY;
    });
    return ranks;
  };
}

/** Game ids with their rank, from 1, by all members' rounds; only games that somebody played in the last seven days. */
async function popularityRanks(rows: Rows, now: Instant): Promise<ReadonlyMap<string, number>> {
  const to = bangkokDateOf(now);
  const found = await rows.page({ ...LIST, from: addDays(to, 1 - RANKED_DAYS), to, limit: MAX_ROWS });
  const total = new Map<string, number>();
  for (const { tag: game = "", sums: [count = 0] = [] } of found) total.set(game, (total.get(game) ?? 0) + count);
  const order = [...total].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return new Map(order.map(([game], index) => [game, index + 1]));
}
