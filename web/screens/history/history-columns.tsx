import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { HistoryEntry } from "../../../core/wallet/model.ts";
import { paths } from "../../app/paths.ts";
import { formatCount } from "../../text/numbers.ts";
import { historyText } from "../../text/th/wallet/history.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Money } from "../../ui/data/money.tsx";
import type { Column } from "../../ui/data/table.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";

export const historyColumns = (now: Instant): readonly Column<HistoryEntry>[] => [
  {
    key: "item",
    label: historyText.item,
    main: true,
    cell: (entry) => <Item entry={entry} />,
  },
  { key: "change", label: historyText.change, end: true, main: true, cell: (entry) => <Change entry={entry} /> },
  { key: "time", label: historyText.time, cell: ({ at }) => <TimeAgo {...timeAgo(at, now)} /> },
  {
    key: "balance",
    label: historyText.balance,
    end: true,
    cell: ({ balanceSatang }) => (balanceSatang === undefined ? null : formatBaht(balanceSatang)),
  },
];

/** The kind and the name, with a link to the receipt of a request. */
function Item({ entry: { kind, title, reference } }: { readonly entry: HistoryEntry }) {
  const words = title ? `${historyText.kind[kind]} · ${title}` : historyText.kind[kind];
  if ((kind !== "deposit" && kind !== "withdrawal") || reference === "") return words;
  return <TextLink to={paths.receipt(kind, reference)}>{words}</TextLink>;
}

/** The change of credit, of points or of both, with a sign. */
function Change({ entry: { creditSatang, points } }: { readonly entry: HistoryEntry }) {
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
