import { maskName } from "../../../core/rules/mask-name.ts";
import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  type Instant,
  monthOf,
  weekdayOf,
} from "../../../core/shared/bangkok-time.ts";
import { add, type Satang, ZERO } from "../../../core/shared/money.ts";
import type { RankingEntry, RankingPeriod } from "../../../core/site/model.ts";
import type { MemberEvent } from "../engine/events.ts";

const SHOWN = 50;
/** Longer than any period, because a sandbox can set its clock back. */
const INDEXED_DAYS = 70;

/** Read model: how much each member staked on each of the latest days. */
export interface RankingIndex {
  apply(stream: string, event: MemberEvent): void;
  /** The first fifty members, and always the stream's own. A member without a stake comes last. */
  list(period: RankingPeriod, now: Instant, stream: string): readonly RankingEntry[];
}

interface Line {
  readonly stream: string;
  readonly staked: Satang;
}

export function createRankingIndex(): RankingIndex {
  const names = new Map<string, string>();
  const stakesByDay = new Map<BangkokDate, Map<string, Satang>>();

  function stakesOf(day: BangkokDate): Map<string, Satang> {
    const known = stakesByDay.get(day);
    if (known) return known;
    const created = new Map<string, Satang>();
    stakesByDay.set(day, created);
    const latest = [...stakesByDay.keys()].reduce((one, other) => (one > other ? one : other), day);
    const oldest = addDays(latest, -INDEXED_DAYS);
    for (const candidate of stakesByDay.keys()) if (candidate < oldest) stakesByDay.delete(candidate);
    return created;
  }

  function linesOf(period: RankingPeriod, now: Instant): readonly Line[] {
    const today = bangkokDateOf(now);
    const first = firstDayOf(period, today);
    const stakes = new Map<string, Satang>();
    for (const [day, ofDay] of stakesByDay) {
      if (day < first || day > today) continue;
      for (const [stream, amount] of ofDay) stakes.set(stream, add(stakes.get(stream) ?? ZERO, amount));
    }
    return [...stakes]
      .map(([stream, staked]) => ({ stream, staked }))
      .sort((one, other) => other.staked - one.staked || (one.stream < other.stream ? -1 : 1));
  }

  return {
    apply(stream, event) {
      if (event.type === "registered") names.set(stream, maskName(event.name));
      if (event.type !== "round-played") return;
      const stakes = stakesOf(bangkokDateOf(event.at));
      stakes.set(stream, add(stakes.get(stream) ?? ZERO, event.bet));
    },
    list(period, now, stream) {
      const lines = linesOf(period, now);
      const ranked = lines.map((line, index) => ({ line, rank: rankAt(lines, index) }));
      const own = ranked.find(({ line }) => line.stream === stream) ?? {
        line: { stream, staked: ZERO },
        rank: lines.length + 1,
      };
      const shown = ranked.slice(0, SHOWN);
      return (shown.includes(own) ? shown : [...shown, own]).map(({ line, rank }) => ({
        rank,
        maskedName: names.get(line.stream) ?? "***",
        stakedSatang: line.staked,
        mine: line.stream === stream,
      }));
    },
  };
}

/** Members with equal stakes share a rank. The rank after two firsts is 3. */
function rankAt(lines: readonly Line[], index: number): number {
  return lines.findIndex(({ staked }) => staked === lines[index]?.staked) + 1;
}

/** Weeks begin on Monday. */
function firstDayOf(period: RankingPeriod, today: BangkokDate): BangkokDate {
  if (period === "day") return today;
  if (period === "week") return addDays(today, -((weekdayOf(today) + 6) % 7));
  const first = `${monthOf(today)}-01`;
  return addDays(today, -(Number(today.slice(8)) - Number(first.slice(8))));
}
