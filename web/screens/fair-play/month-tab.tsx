import { useEffect } from "react";
import { monthText as text } from "#text/fair-play/fair-play.ts";
import { playTimeWords, shortBaht } from "#text/fair-play/play-limits.ts";
import { shellText } from "#text/site/shell.ts";
import type { FairPlay, FairPlayFigures, PlayDayFigures, PlayFigures } from "../../../core/fair-play/model.ts";
import type { LimitKind } from "../../../core/rules/play-limits.ts";
import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  dayOfMonth,
  daysInMonth,
  startOfDay,
} from "../../../core/shared/bangkok-time.ts";
import { type Satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { useClock } from "../../stores/stores-context.ts";
import { useFairPlay } from "../../stores/use-member-stores.ts";
import { formatDayOfMonth, formatShortDate, formatShortMonth } from "../../text/dates.ts";
import { observer } from "../../text/observer.ts";
import { Money, Muted } from "../../ui/data/inline.tsx";
import { type Column, Table } from "../../ui/data/table.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/page.tsx";
import { CalmBar } from "./calm-bar.tsx";
import { LastSignIn } from "./last-sign-in.tsx";
import css from "./month.module.css";
import { NetBars, StepChart } from "./month-charts.tsx";

/** The month in pictures and in numbers, and the sums of a week, 30 days, the year and ever. */
export const MonthTab = observer(function MonthTab({ standing }: { readonly standing: FairPlay }) {
  const { figures } = useFairPlay().fairPlay;
  useEffect(() => {
    void figures.load();
  }, [figures]);
  return (
    <ResourcePanel
      state={figures.state}
      skeleton={
        <>
          <Skeleton shape="card" height={290} label={shellText.loading} />
          <Skeleton shape="card" height={250} label={shellText.loading} />
        </>
      }
      texts={shellText.panel}
      onRetry={() => void figures.load()}
    >
      {(value) => <Month figures={value} standing={standing} />}
    </ResourcePanel>
  );
});

const netOf = ({ wonSatang, stakedSatang }: Pick<PlayDayFigures, "wonSatang" | "stakedSatang">) =>
  subtract(wonSatang, stakedSatang);

function Month({
  figures: { days, spans },
  standing,
}: {
  readonly figures: FairPlayFigures;
  readonly standing: FairPlay;
}) {
  const today = bangkokDateOf(useClock()());
  const month = monthOf(today);
  const limitOf = (kind: LimitKind) =>
    standing.limits.find((limit) => limit.kind === kind && limit.period === "month")?.amount as Satang | undefined;
  return (
    <>
      <DepositCard days={days} today={today} month={month} limit={limitOf("deposit")} />
      <NetCard days={days} today={today} month={month} />
      <PlayCard days={days} standing={standing} today={today} stakeLimit={limitOf("stake")} />
      {days.length > 0 ? (
        <details className={css["more"]}>
          <summary className={css["summary"]}>{text.table}</summary>
          <Card tight>
            <Table caption={text.table} columns={dayColumns()} rows={[...days].reverse()} rowKey={({ day }) => day} />
          </Card>
        </details>
      ) : null}
      <Section title={text.spans} aside={text.spansHint}>
        {spans.map((span) => (
          <SpanCard key={span.span} figures={span} />
        ))}
      </Section>
      <LastSignIn />
    </>
  );
}

/** `พ.ย. 69`, `30 พ.ย.`, and every day of the month. */
function monthOf(today: BangkokDate) {
  const first = addDays(today, 1 - dayOfMonth(today));
  const length = daysInMonth(today);
  return {
    name: formatShortMonth(today),
    lastDay: formatDayOfMonth(addDays(first, length - 1)),
    days: Array.from({ length }, (_, index) => addDays(first, index)),
  };
}

interface MonthCardProps {
  readonly days: readonly PlayDayFigures[];
  readonly today: BangkokDate;
  readonly month: ReturnType<typeof monthOf>;
}

const sumOf = (days: readonly PlayDayFigures[], of: (day: PlayDayFigures) => Satang): Satang =>
  days.reduce((sum, day) => (sum + of(day)) as Satang, ZERO);

/** What has come together by each of them. */
function risingSums(amounts: readonly number[]): readonly number[] {
  const sums: number[] = [];
  for (const amount of amounts) sums.push((sums[sums.length - 1] ?? 0) + amount);
  return sums;
}

/** The deposits so far as a rising line, below the month's limit. */
function DepositCard({ days, today, month, limit }: MonthCardProps & { readonly limit: Satang | undefined }) {
  const total = sumOf(days, (day) => day.depositedSatang);
  const left = limit === undefined ? undefined : subtract(limit, total);
  const byDay = new Map(days.map((each) => [each.day, each.depositedSatang]));
  const shown = month.days.filter((day) => day <= today);
  const points = risingSums(shown.map((day) => byDay.get(day) ?? 0));
  return (
    <Card>
      <div className={css["head"]}>
        <div>
          <h2 className={css["term"]}>{text.deposited(month.name)}</h2>
          <Money text={shortBaht(total)} size="l" />
        </div>
        {left === undefined ? null : (
          <div className={css["end"]}>
            <p className={css["term"]}>{left < 0 ? text.overLimit : text.leftOfLimit}</p>
            <Money text={shortBaht(Math.abs(left))} />
          </div>
        )}
      </div>
      <StepChart
        label={text.depositChart(shortBaht(total), limit === undefined ? undefined : shortBaht(limit))}
        points={points}
        days={month.days.length}
        limit={limit === undefined ? undefined : { value: limit, label: text.limit(shortBaht(limit)) }}
        end={total > 0 ? shortBaht(total) : undefined}
      />
      <Axis today={today} month={month} />
      {limit === undefined ? <Muted tone="faint">{text.noLimit}</Muted> : null}
    </Card>
  );
}

/** Won and lost days on one scale, as plain as each other. */
function NetCard({ days, today, month }: MonthCardProps) {
  const byDay = new Map(days.map((each) => [each.day, netOf(each)]));
  const net = sumOf(days, netOf);
  const won = days.filter((day) => netOf(day) > 0).length;
  const lost = days.filter((day) => netOf(day) < 0).length;
  return (
    <Card>
      <div className={css["head"]}>
        <div>
          <h2 className={css["term"]}>{text.net}</h2>
          <Money text={signed(net)} size="l" />
        </div>
        <ul className={css["legend"]}>
          <li className={css["won"]}>{text.wonDays(won)}</li>
          <li className={css["lost"]}>{text.lostDays(lost)}</li>
        </ul>
      </div>
      <NetBars
        label={text.netChart(signed(net), won, lost)}
        days={month.days.map((day) => ({ day, value: byDay.get(day) ?? 0 }))}
      />
      <Axis today={today} month={month} />
    </Card>
  );
}

/** The first, the running and the last day below a chart. */
function Axis({ today, month }: Pick<MonthCardProps, "today" | "month">) {
  const day = dayOfMonth(today);
  const length = month.days.length;
  const place = ((day - 0.5) / length) * 100;
  return (
    <div className={css["axis"]} aria-hidden="true">
      {day > 4 ? <span>1</span> : null}
      <strong style={{ left: `${Math.min(86, Math.max(8, place))}%` }}>{text.today(day)}</strong>
      {day < length - 7 ? <span className={css["last"]}>{month.lastDay}</span> : null}
    </div>
  );
}

interface PlayCardProps {
  readonly days: readonly PlayDayFigures[];
  readonly today: BangkokDate;
  readonly standing: FairPlay;
  readonly stakeLimit: Satang | undefined;
}

/** Stakes and time of the month. There is no limit of a month's time, so that of a day has today's. */
function PlayCard({ days, standing, stakeLimit }: PlayCardProps) {
  const staked = sumOf(days, (day) => day.stakedSatang);
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const played = days.filter((day) => day.minutes > 0).length;
  const time = standing.limits.find(({ kind }) => kind === "time");
  return (
    <Card>
      <Measure
        term={text.staked}
        value={shortBaht(staked)}
        of={stakeLimit === undefined ? undefined : { text: shortBaht(stakeLimit), share: staked / stakeLimit }}
      />
      <Measure term={text.time(played)} value={playTimeWords(minutes)} of={undefined} />
      {time?.amount === undefined ? null : (
        <Measure
          term={text.timeToday}
          value={playTimeWords(time.used)}
          of={{ text: playTimeWords(time.amount), share: time.used / Math.max(1, time.amount) }}
        />
      )}
    </Card>
  );
}

interface MeasureProps {
  readonly term: string;
  readonly value: string;
  /** Its limit, and the share of it that is used. */
  readonly of: { readonly text: string; readonly share: number } | undefined;
}

function Measure({ term, value, of }: MeasureProps) {
  return (
    <div className={css["measure"]}>
      <p className={css["line"]}>
        <span className={css["term"]}>{term}</span>
        <span>
          <strong>{value}</strong> {of ? <span className={css["term"]}>{text.of(of.text)}</span> : null}
        </span>
      </p>
      {of ? <CalmBar value={of.share} over={of.share > 1} label={`${term} ${value} ${text.of(of.text)}`} /> : null}
    </div>
  );
}

/** `+฿1,200`, and a true minus sign. */
function signed(satang: number): string {
  const words = shortBaht(Math.abs(satang));
  return satang === 0 ? words : `${satang > 0 ? "+" : "−"}${words}`;
}

/** One span's money in and out, and its result, losses as plain as wins. */
function SpanCard({ figures }: { readonly figures: PlayFigures }) {
  const { span, depositedSatang, withdrawnSatang, stakedSatang, wonSatang } = figures;
  const flow = subtract(withdrawnSatang, depositedSatang);
  const net = netOf(figures);
  const rows = [
    [text.column.deposited, shortBaht(depositedSatang)],
    [text.column.staked, shortBaht(stakedSatang)],
    [text.column.withdrawn, shortBaht(withdrawnSatang)],
    [text.column.won, shortBaht(wonSatang)],
    [flow < 0 ? text.column.morePaidIn : text.column.morePaidOut, shortBaht(Math.abs(flow))],
    [net < 0 ? text.column.netDown : text.column.netUp, signed(net)],
  ] as const;
  return (
    <Card tight title={text.span[span]}>
      <dl className={css["figures"]}>
        {rows.map(([term, value], index) => (
          <div key={term} className={index > 3 ? css["result"] : undefined}>
            <dt className={css["term"]}>{term}</dt>
            <dd className={css["figure"]}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** A value with its name where the rows are blocks, which have no heads. */
function namedColumn(
  key: keyof typeof text.column,
  end: boolean,
  cell: (day: PlayDayFigures) => string,
): readonly Column<PlayDayFigures>[] {
  const label = text.column[key];
  return [
    { key, label, end: true, only: "table", cell },
    { key: `${key} named`, label, end, only: "blocks", cell: (day) => `${label} ${cell(day)}` },
  ];
}

const dayColumns = (): readonly Column<PlayDayFigures>[] => [
  { key: "day", label: text.column.day, main: true, cell: ({ day }) => formatShortDate(startOfDay(day)) },
  { key: "net", label: text.column.net, end: true, main: true, cell: (day) => signed(netOf(day)) },
  ...namedColumn("deposited", false, (day) => shortBaht(day.depositedSatang)),
  ...namedColumn("minutes", true, ({ minutes }) => playTimeWords(minutes)),
  ...namedColumn("staked", false, (day) => shortBaht(day.stakedSatang)),
  ...namedColumn("won", true, (day) => shortBaht(day.wonSatang)),
];
