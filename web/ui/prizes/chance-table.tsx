import css from "./chance-table.module.css";
import type { PrizeKind } from "./prize-icon.tsx";

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
    <table className={css["table"]} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{prizeLabel}</th>
          <th scope="col" className={css["end"]}>
            {chanceLabel}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={css[row.kind]}>
            <td>
              <span className={css["swatch"]} aria-hidden="true" />
              {row.label}
            </td>
            <td className={css["end"]}>
              <span className={css["track"]} aria-hidden="true">
                <span className={css["bar"]} style={{ width: `${Math.max(1, row.share * 100)}%` }} />
              </span>
              <span className={css["chance"]}>{row.chance}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
