import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { add, formatBaht } from "../../../core/shared/money.ts";
import type { HistoryEntry } from "../../../core/wallet/model.ts";
import { paths } from "../../app/paths.ts";
import { timeAgo } from "../../text/dates.ts";
import { formatCount } from "../../text/numbers.ts";
import { historyText } from "../../text/th/wallet/history.ts";
import { Money } from "../../ui/data/inline.tsx";
import type { Column } from "../../ui/data/table.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import { TextLink } from "../../ui/typography/prose.tsx";

export const historyColumns = (now: Instant): readonly Column<HistoryEntry>[] => [
  {
    key: "item",
    label: historyText.item,
    main: true,
    cell: (entry) => <Item entry={entry} />,
    orderOf: itemOf,
    total: (rows) => historyText.sumOf(formatCount(rows.length)),
  },
  {
    key: "change",
    label: historyText.change,
    end: true,
    main: true,
    cell: (entry) => <Change {...entry} />,
    orderOf: ({ creditSatang, points }) => creditSatang || points,
    total: (rows) => (
      <Change
        creditSatang={add(...rows.map(({ creditSatang }) => creditSatang))}
        points={rows.reduce((total, { points }) => total + points, 0)}
      />
    ),
  },
  {
    key: "time",
    label: historyText.time,
    cell: ({ at }) => <TimeAgo {...timeAgo(at, now)} />,
    orderOf: ({ at }) => at,
  },
  {
    key: "balance",
    label: historyText.balance,
    end: true,
    cell: ({ balanceSatang }) => (balanceSatang === undefined ? null : formatBaht(balanceSatang)),
  },
];

function itemOf({ kind, title }: HistoryEntry): string {
  return title ? `${historyText.kind[kind]} · ${title}` : historyText.kind[kind];
}

/** The kind and the name, with a link to the receipt of a request. */
function Item({ entry }: { readonly entry: HistoryEntry }) {
  const { kind, reference } = entry;
  const words = itemOf(entry);
  if ((kind !== "deposit" && kind !== "withdrawal") || reference === "") return words;
  return <TextLink to={paths.receipt(kind, reference)}>{words}</TextLink>;
}

/** The change of credit, of points or of both, with a sign. */
function Change({ creditSatang, points }: Pick<HistoryEntry, "creditSatang" | "points">) {
  const sign = creditSatang > 0 ? "+" : "";
  return (
    <>
      {creditSatang === 0 ? null : (
        <Money text={`${sign}${formatBaht(creditSatang)}`} tone={creditSatang > 0 ? "plus" : "minus"} />
      )}
      {creditSatang !== 0 && points !== 0 ? " · " : null}
      {points === 0 ? null : historyText.points(`${points > 0 ? "+" : ""}${formatCount(points)}`)}
    </>
  );
}
