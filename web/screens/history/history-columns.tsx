import { historyText as text } from "#text/wallet/history.ts";
import type { BangkokDate, Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { HistoryDay } from "../../../core/wallet/history.ts";
import type { HistoryEntry, HistoryKind } from "../../../core/wallet/model.ts";
import { paths } from "../../app/paths.ts";
import { formatTime, nameOfDay, timeAgo } from "../../text/dates.ts";
import { formatCount } from "../../text/numbers.ts";
import type { IconName } from "../../ui/art/icon.tsx";
import { Chip, Id, Money, NoBreak } from "../../ui/data/inline.tsx";
import type { Column } from "../../ui/data/table.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/page.tsx";
import { RowIcon, RowList } from "../../ui/lists/row-list.tsx";
import { TextLink } from "../../ui/typography/prose.tsx";

const ICONS: Readonly<Record<HistoryKind, IconName>> = {
  deposit: "deposit",
  withdrawal: "withdraw",
  game: "dice",
  reward: "gift",
  wheel: "star",
  "flip-card": "cards",
  "check-in": "calendar",
  affiliate: "friends",
  bonus: "gift",
  refund: "refresh",
};

/** The lines as a table, for wide pages. */
export const historyColumns = (now: Instant): readonly Column<HistoryEntry>[] => [
  {
    key: "change",
    label: text.change,
    end: true,
    main: true,
    cell: (entry) => <Change {...entry} />,
    orderOf: ({ creditSatang, points }) => creditSatang || points,
  },
  { key: "item", label: text.item, main: true, cell: (entry) => <Item entry={entry} />, orderOf: itemOf },
  {
    key: "time",
    label: text.time,
    cell: ({ at }) => <TimeAgo {...timeAgo(at, now)} />,
    orderOf: ({ at }) => at,
  },
  {
    key: "balance",
    label: text.balance,
    end: true,
    cell: ({ balanceSatang }) => (balanceSatang === undefined ? null : formatBaht(balanceSatang)),
  },
  { key: "id", label: text.id, end: true, cell: ({ reference }) => <Id>{reference}</Id> },
];

/** The lines of a day, for phones. */
export function HistoryDayList({ day, today }: { readonly day: HistoryDay; readonly today: BangkokDate }) {
  const { inSatang, outSatang } = day;
  const title = nameOfDay(day.day, today);
  return (
    <Section
      title={title}
      aside={
        inSatang === undefined || outSatang === undefined
          ? null
          : text.inAndOut(formatBaht(inSatang), formatBaht(outSatang))
      }
    >
      <Card tight>
        <RowList
          label={title}
          rows={day.items.map((entry) => ({
            key: entry.id,
            leading: <RowIcon name={ICONS[entry.kind]} tone={toneOf(entry)} />,
            title: <Change {...entry} />,
            detail: (
              <>
                {itemOf(entry)} <Returned {...entry} />{" "}
                {entry.balanceSatang === undefined ? null : (
                  <NoBreak>{text.left(formatBaht(entry.balanceSatang))}</NoBreak>
                )}
              </>
            ),
            ...linkOf(entry),
            end: <NoBreak>{formatTime(entry.at)}</NoBreak>,
            endDetail: <Id short>{entry.reference}</Id>,
          }))}
        />
      </Card>
    </Section>
  );
}

function itemOf({ kind, title }: HistoryEntry): string {
  // The picture says already that it is a game.
  if (kind === "game" && title) return title;
  return title ? `${text.kind[kind]} · ${title}` : text.kind[kind];
}

/** The kind and the name, with a link to the receipt of a request. */
function Item({ entry }: { readonly entry: HistoryEntry }) {
  const { link } = linkOf(entry);
  return (
    <>
      {link ? <TextLink to={link.to}>{link.label}</TextLink> : itemOf(entry)} <Returned {...entry} />
    </>
  );
}

function linkOf(entry: HistoryEntry) {
  const { kind, reference } = entry;
  if ((kind !== "deposit" && kind !== "withdrawal") || reference === "") return {};
  return { link: { to: paths.receipt(kind, reference), label: itemOf(entry) } };
}

/** A withdrawal that brings credit did not succeed. */
function Returned({ kind, creditSatang }: HistoryEntry) {
  return kind === "withdrawal" && creditSatang > 0 ? <Chip tone="bad">{text.returned}</Chip> : null;
}

/** Prizes are gold, money that goes out is blue. */
function toneOf({ kind, creditSatang }: HistoryEntry) {
  if (kind !== "deposit" && kind !== "withdrawal" && kind !== "game" && kind !== "affiliate") return "gold";
  return creditSatang > 0 ? "good" : "info";
}

/** The change of credit, of points or of both, with a sign. */
function Change(entry: HistoryEntry) {
  const { creditSatang, points } = entry;
  const gain = toneOf(entry) === "gold" ? "gold" : "plus";
  const sign = creditSatang > 0 ? "+" : "";
  return (
    <>
      {creditSatang === 0 ? null : (
        <Money text={`${sign}${formatBaht(creditSatang)}`} tone={creditSatang > 0 ? gain : "minus"} />
      )}
      {creditSatang !== 0 && points !== 0 ? " · " : null}
      {points === 0 ? null : (
        <Money
          text={text.points(`${points > 0 ? "+" : ""}${formatCount(points)}`)}
          tone={points > 0 ? "gold" : "minus"}
        />
      )}
    </>
  );
}
