import { maskName } from "../../../core/rules/masking.ts";
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
/** More than any period is long, so that a clock that is set back a little finds its days. */
const KEPT_DAYS = 70;

/** Who staked how much on which of the latest days, over all members. */
export interface RankingIndex {
  observe(stream: string, event: MemberEvent): void;
  /** The first fifty, and the stream's own line wherever it stands: behind everyone while it has staked nothing. */
  standing(period: RankingPeriod, now: Instant, stream: string): readonly RankingEntry[];
}

interface Line {
  readonly stream: string;
  readonly staked: Satang;
}

export function createRankingIndex(): RankingIndex {
  const names = new Map<string, string>();
  const days = new Map<BangkokDate, Map<string, Satang>>();

  function dayOf(day: BangkokDate): Map<string, Satang> {
    const known = days.get(day);
    if (known) return known;
    const made = new Map<string, Satang>();
    days.set(day, made);
    const latest = [...days.keys()].reduce((one, other) => (one > other ? one : other), day);
    const oldest = addDays(latest, -KEPT_DAYS);
    for (const kept of days.keys()) if (kept < oldest) days.delete(kept);
    return made;
  }

  function linesOf(period: RankingPeriod, now: Instant): readonly Line[] {
    const today = bangkokDateOf(now);
    const first = firstDayOf(period, today);
    const staked = new Map<string, Satang>();
    for (const [day, ofDay] of days) {
      if (day < first || day > today) continue;
      for (const [stream, amount] of ofDay) staked.set(stream, add(staked.get(stream) ?? ZERO, amount));
    }
    return [...staked]
      .map(([stream, amount]) => ({ stream, staked: amount }))
      .sort((one, other) => other.staked - one.staked || (one.stream < other.stream ? -1 : 1));
  }

  return {
    observe(stream, event) {
      if (event.type === "registered") names.set(stream, maskName(event.name));
      if (event.type !== "round-played") return;
      const ofDay = dayOf(bangkokDateOf(event.at));
      ofDay.set(stream, add(ofDay.get(stream) ?? ZERO, event.bet));
    },
    standing(period, now, stream) {
      const lines = linesOf(period, now);
      const entries = lines.map((line, index) => ({ line, rank: rankAt(lines, index) }));
      const mine = entries.find(({ line }) => line.stream === stream) ?? {
        line: { stream, staked: ZERO },
        rank: lines.length + 1,
      };
      const shown = entries.slice(0, SHOWN);
      return (shown.includes(mine) ? shown : [...shown, mine]).map(({ line, rank }) => ({
        rank,
        maskedName: names.get(line.stream) ?? "***",
        stakedSatang: line.staked,
        mine: line.stream === stream,
      }));
    },
  };
}

/** Whoever staked the same shares a rank, and the next one counts them all. */
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
