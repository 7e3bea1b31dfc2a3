import { addDays, type BangkokDate, bangkokDateOf, type Instant } from "../../../core/shared/bangkok-time.ts";
import type { MemberEvent } from "../engine/events.ts";

/** Today and the six days before it. */
const RANKED_DAYS = 7;
/** Longer than `RANKED_DAYS`, because a sandbox can set its clock back. */
const INDEXED_DAYS = 70;

/** Read model: how many rounds of each game all members played on each of the latest days. */
export interface PopularityIndex {
  apply(stream: string, event: MemberEvent): void;
  /** Game ids with their rank, from 1; only games that somebody played in the last seven days. */
  ranks(now: Instant): ReadonlyMap<string, number>;
}

export function createPopularityIndex(): PopularityIndex {
  const roundsByDay = new Map<BangkokDate, Map<string, number>>();

  function roundsOf(day: BangkokDate): Map<string, number> {
    const known = roundsByDay.get(day);
    if (known) return known;
    const created = new Map<string, number>();
    roundsByDay.set(day, created);
    const latest = [...roundsByDay.keys()].reduce((one, other) => (one > other ? one : other), day);
    const oldest = addDays(latest, -INDEXED_DAYS);
    for (const candidate of roundsByDay.keys()) if (candidate < oldest) roundsByDay.delete(candidate);
    return created;
  }

  return {
    apply(_stream, event) {
      if (event.type !== "round-played") return;
      const rounds = roundsOf(bangkokDateOf(event.at));
      rounds.set(event.game, (rounds.get(event.game) ?? 0) + 1);
    },
    ranks(now) {
      const today = bangkokDateOf(now);
      const first = addDays(today, 1 - RANKED_DAYS);
      const total = new Map<string, number>();
      for (const [day, rounds] of roundsByDay) {
        if (day < first || day > today) continue;
        for (const [game, count] of rounds) total.set(game, (total.get(game) ?? 0) + count);
      }
      const order = [...total].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
      return new Map(order.map(([game], index) => [game, index + 1]));
    },
  };
}
