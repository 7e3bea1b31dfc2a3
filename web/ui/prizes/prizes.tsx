import type { ReactNode } from "react";
import icon from "../art/icon.module.css";
import { cx } from "../cx.ts";
import { RecordTable, type RecordTableProps } from "../lists/record-table.tsx";
import chanceTableCss from "./chance-table.module.css";
import prizeNoteCss from "./prize-note.module.css";
import tone from "./prize-tone.module.css";

/** One stroke path for each kind, in a square of 24 units. Not in icon.tsx, because only a few screens use them. */
const PATHS = {
  credit:
    "M12 20.500a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM9.5 8h3.200a2 2 0 010 4H9.500zm0 4h3.700a2 2 0 010 4H9.500zM11.5 6.500v11",
  points: "M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.7-5-2.8-5 2.8 1.1-5.700L4 9.900l5.6-.7z",
  item: "M4 10h16v3H4zM5.5 13v7h13v-7M12 10v10M12 10S7 10 7 7.2 11 5 12 10zm0 0s5 0 5-2.800S13 5 12 10z",
  nothing: "M12 20a8 8 0 100-16 8 8 0 000 16zM8.5 12h7",
} as const;

/** The kind of a prize. It decides the prize's colour. */
export type PrizeKind = keyof typeof PATHS;

/** Decorative: the text beside it names the prize. `size` in px. */
export function PrizeIcon({ kind, size = 24 }: { readonly kind: PrizeKind; readonly size?: number }) {
  return (
    <svg className={icon["icon"]} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[kind]} />
    </svg>
  );
}

interface PrizeNoteProps {
  readonly kind: PrizeKind;
  readonly title: string;
  readonly detail: ReactNode;
}

/** The result of a play. No prize is shown as large as a prize. Mount it inside a live region. */
export function PrizeNote({ kind, title, detail }: PrizeNoteProps) {
  return (
    <div className={cx(prizeNoteCss["note"], tone[kind], kind === "nothing" && prizeNoteCss["nothing"])}>
      <PrizeIcon kind={kind} size={28} />
      <div>
        <strong className={prizeNoteCss["title"]}>{title}</strong>
        <p className={prizeNoteCss["detail"]}>{detail}</p>
      </div>
    </div>
  );
}

export interface ChanceRow {
  readonly key: string;
  readonly label: string;
  /** The chance as text: `12%`. */
  readonly chance: string;
  /** 0 to 1, drawn as a bar. */
  readonly share: number;
  readonly kind: PrizeKind;
}

interface ChanceTableProps {
  readonly caption: string;
  readonly prizeLabel: string;
  readonly chanceLabel: string;
  readonly rows: readonly ChanceRow[];
}

/** The prizes of a game with their chances. Show it beside the game. */
export function ChanceTable({ caption, prizeLabel, chanceLabel, rows }: ChanceTableProps) {
  return (
    <table className={chanceTableCss["table"]} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{prizeLabel}</th>
          <th scope="col" className={chanceTableCss["end"]}>
            {chanceLabel}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={chanceTableCss[row.kind]}>
            <td>
              <span className={chanceTableCss["swatch"]} aria-hidden="true" />
              {row.label}
            </td>
            <td className={chanceTableCss["end"]}>
              <span className={chanceTableCss["track"]} aria-hidden="true">
                <span className={chanceTableCss["bar"]} style={{ width: `${Math.max(1, row.share * 100)}%` }} />
              </span>
              <span className={chanceTableCss["chance"]}>{row.chance}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PlayRow {
  readonly prize: string;
  readonly time: ReactNode;
  /** The play's number, and what was chosen. */
  readonly detail: ReactNode;
  /** The member's points after the play. */
  readonly pointsAfter: string;
  /** By what the table orders times and points. */
  readonly order: { readonly time: number; readonly points: number };
}

interface PrizeLogProps<Play extends { readonly id: string }>
  extends Omit<RecordTableProps<Play, PlayRow>, "columns" | "empty" | "skeletonRows"> {
  readonly empty: { readonly title: string; readonly text: string };
  readonly labels: { readonly [column in Exclude<keyof PlayRow, "order">]: string };
}

/** The plays of a prize game. */
export function PrizeLog<Play extends { readonly id: string }>({ empty, labels, ...table }: PrizeLogProps<Play>) {
  return (
    <RecordTable
      {...table}
      empty={{ icon: "history", ...empty }}
      skeletonRows={4}
      columns={[
        { key: "prize", label: labels.prize, main: true, cell: ({ prize }) => prize, orderOf: ({ prize }) => prize },
        { key: "time", label: labels.time, end: true, cell: ({ time }) => time, orderOf: ({ order }) => order.time },
        { key: "detail", label: labels.detail, cell: ({ detail }) => detail },
        {
          key: "points",
          label: labels.pointsAfter,
          end: true,
          cell: ({ pointsAfter }) => pointsAfter,
          orderOf: ({ order }) => order.points,
        },
      ]}
    />
  );
}
