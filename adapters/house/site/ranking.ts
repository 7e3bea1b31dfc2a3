import { maskName } from "../../../core/rules/mask-name.ts";
import { bangkokDateOf, type Instant } from "../../../core/shared/bangkok-time.ts";
import { type Satang, satang, ZERO } from "../../../core/shared/money.ts";
import type { RankingEntry, RankingPeriod } from "../../../core/site/model.ts";
import { bodyOf, put } from "../engine/derived/rows.ts";
import type { MemberState } from "../engine/state.ts";
import type { Row, RowChange, Rows } from "../ports/rows.ts";
import { firstDayOf } from "./stakes.ts";

const SHOWN = 50;

interface RankedMember {
  readonly maskedName: string;
}

/** The member's place in the rankings of the day, the week and the month of the latest round. */
export function rankingRows({ account, stakes }: MemberState): readonly RowChange[] {
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
  const ahead = await rows.count({ list, owner, ...(own && { above: own.order }) });
  const { stakedSatang } = own ? entryOf(own) : { stakedSatang: ZERO };
  return [...shown, { rank: ahead + 1, maskedName, stakedSatang, mine: true }];
}

function entryOf(row: Row): Pick<RankingEntry, "maskedName" | "stakedSatang"> {
  return { maskedName: bodyOf<RankedMember>(row).maskedName, stakedSatang: satang(row.order) };
}
