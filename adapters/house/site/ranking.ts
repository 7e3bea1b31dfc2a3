import { maskName } from "../../../core/rules/mask-name.ts";
import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  dayOfMonth,
  type Instant,
  monthOf,
  weekdayOf,
} from "../../../core/shared/bangkok-time.ts";
import { add, type Satang, satang, ZERO } from "../../../core/shared/money.ts";
import type { RankingEntry, RankingPeriod } from "../../../core/site/model.ts";
import type { ServiceContext } from "../context.ts";
import { bodyOf, put, withRows } from "../engine/derived/rows.ts";
import type { Slice } from "../engine/slice.ts";
import type { RoundPlayed } from "../games/play.ts";
import type { Row, RowChange, Rows } from "../ports/rows.ts";
import { type AccountState, accountOf } from "../session/account.ts";

/** What a member staked in the periods of the ranking that the latest round belongs to. */
export interface Stakes {
  readonly day: BangkokDate;
  readonly inDay: Satang;
  /** The week's Monday. */
  readonly week: BangkokDate;
  readonly inWeek: Satang;
  readonly month: string;
  readonly inMonth: Satang;
}

interface RankingState {
  readonly stakes: Stakes | undefined;
}

const SHOWN = 50;

interface RankedMember {
  readonly maskedName: string;
}

/** The member's place in the rankings of the day, the week and the month of the latest round. */
export function rankingRows({ account, stakes }: Pick<AccountState, "account"> & RankingState): readonly RowChange[] {
  if (!account || !stakes) return [];
  const { day, inDay, inWeek, inMonth } = stakes;
  const body: RankedMember = { maskedName: maskName(account.name) };
  const rowOf = (period: RankingPeriod, staked: Satang) =>
    put({ list: "ranking", owner: `${period} ${firstDayOf(period, day)}`, id: account.id, order: staked, body });
  return [rowOf("day", inDay), rowOf("week", inWeek), rowOf("month", inMonth)];
}

/**
 * The fifty members who staked the most in the period, and always this member, who comes last without a stake. Members
 * with equal stakes share a rank. The rank after two firsts is 3.
 */
export async function readRanking(
  rows: Rows,
  period: RankingPeriod,
  now: Instant,
  member: string,
  maskedName: string,
): Promise<readonly RankingEntry[]> {
  const list = "ranking";
  const owner = `${period} ${firstDayOf(period, bangkokDateOf(now))}`;
  const first = await rows.page({ list, owner, limit: SHOWN });
  const shown = first.map((row) => ({
    rank: first.findIndex(({ order }) => order === row.order) + 1,
    ...entryOf(row),
    mine: row.id === member,
  }));
  if (shown.some(({ mine }) => mine)) return shown;
  const own = await rows.get({ list, owner, id: member });
  // Somebody may play between two reads: a list that has everybody says by itself who is ahead.
  const ahead =
    first.length < SHOWN
      ? first.filter(({ order }) => order > (own?.order ?? 0)).length
      : await rows.count({ list, owner, ...(own && { above: own.order }) });
  const { stakedSatang } = own ? entryOf(own) : { stakedSatang: ZERO };
  return [...shown, { rank: ahead + 1, maskedName, stakedSatang, mine: true }];
}

function entryOf(row: Row): Pick<RankingEntry, "maskedName" | "stakedSatang"> {
  return { maskedName: bodyOf<RankedMember>(row).maskedName, stakedSatang: satang(row.order) };
}

/** The stakes with one more of a day. A new period begins at 0. */
export function withStake(stakes: Stakes | undefined, day: BangkokDate, bet: Satang): Stakes {
  const week = firstDayOf("week", day);
  const month = monthOf(day);
  return {
    day,
    inDay: stakes?.day === day ? add(stakes.inDay, bet) : bet,
    week,
    inWeek: stakes?.week === week ? add(stakes.inWeek, bet) : bet,
    month,
    inMonth: stakes?.month === month ? add(stakes.inMonth, bet) : bet,
  };
}

/** The first day of the period of a day. Weeks begin on Monday. */
export function firstDayOf(period: RankingPeriod, day: BangkokDate): BangkokDate {
  if (period === "day") return day;
  if (period === "week") return addDays(day, -((weekdayOf(day) + 6) % 7));
  return addDays(day, 1 - dayOfMonth(day));
}

type Context = ServiceContext<AccountState, never>;

interface RankingService {
  /** The fifty members who staked the most, and always this member. */
  ranking(period: RankingPeriod): Promise<readonly RankingEntry[]>;
}

interface Ranking {
  readonly state: RankingState;
  readonly needs: AccountState;
  readonly others: RoundPlayed;
  readonly context: Context;
  readonly service: RankingService;
}

export const ranking: Slice<Ranking> = {
  initial: { stakes: undefined },
  decide: {},
  evolve: {},
  follow: {
    "round-played"(state, { at, bet }) {
      const after = { ...state, stakes: withStake(state.stakes, bangkokDateOf(at), bet) };
      return withRows(after, rankingRows(after));
    },
  },
  shows: {},
  service: ({ streams, rows }, id) => ({
    async ranking(period) {
      const { state, now } = await streams.read(id);
      return readRanking(rows, period, now, id, maskName(accountOf(state).name));
    },
  }),
};
