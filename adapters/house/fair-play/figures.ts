import {
  type FairPlayFigures,
  FIGURE_SPANS,
  type FigureSpan,
  type PlayDayFigures,
  type PlayFigures,
} from "../../../core/fair-play/model.ts";
import { isInMonth, type PlayDay } from "../../../core/rules/play-usage.ts";
import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  type Instant,
  MINUTE_MS,
  parseBangkokDate,
} from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import type { Rows } from "../ports/rows.ts";

/** The first day of a span that ends today. Undefined where there is none. */
function firstDayOf(span: FigureSpan, today: BangkokDate): BangkokDate | undefined {
  switch (span) {
    case "7-days":
      return addDays(today, -6);
    case "30-days":
      return addDays(today, -29);
    case "year":
      return parseBangkokDate(`${today.slice(0, 4)}-01-01`);
    case "ever":
      return undefined;
  }
}

/** Adds up the rows that are written with the ledger. `days` are at least those of the running month. */
export async function readFigures(
  rows: Rows,
  owner: string,
  days: readonly PlayDay[],
  now: Instant,
): Promise<FairPlayFigures> {
  const today = bangkokDateOf(now);

  async function sumsOf(span: FigureSpan): Promise<PlayFigures> {
    const range = { owner, from: firstDayOf(span, today), to: today };
    const [[deposited = 0, withdrawn = 0], [, staked = 0, won = 0]] = await Promise.all([
      rows.sum({ list: "fair-play-days", ...range }),
      rows.sum({ list: "plays", ...range }),
    ]);
    return {
      span,
      depositedSatang: satang(deposited),
      withdrawnSatang: satang(withdrawn),
      stakedSatang: satang(staked),
      wonSatang: satang(won),
    };
  }

  return { spans: await Promise.all(FIGURE_SPANS.map(sumsOf)), days: daysOfMonth(days, now) };
}

function daysOfMonth(days: readonly PlayDay[], now: Instant): readonly PlayDayFigures[] {
  const today = bangkokDateOf(now);
  return days
    .filter(({ day }) => day <= today && isInMonth(day, now))
    .filter(({ depositedSatang, stakedSatang }) => depositedSatang > 0 || stakedSatang > 0)
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .map(({ day, depositedSatang, stakedSatang, wonSatang, playedMs }) => ({
      day,
      depositedSatang,
      stakedSatang,
      wonSatang,
      minutes: Math.floor(playedMs / MINUTE_MS),
    }));
}
