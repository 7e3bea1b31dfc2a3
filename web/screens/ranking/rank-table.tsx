import { formatBaht } from "../../../core/shared/money.ts";
import type { RankingEntry } from "../../../core/site/model.ts";
import { formatCount } from "../../text/numbers.ts";
import { rankingText as text } from "../../text/th/site/ranking.ts";
import { Chip } from "../../ui/data/chip.tsx";
import { Money } from "../../ui/data/money.tsx";
import { type Column, Table } from "../../ui/data/table.tsx";

/** The first places are gold. */
const PODIUM = 3;

interface Place {
  readonly key: string;
  readonly entry: RankingEntry;
}

const columns: readonly Column<Place>[] = [
  {
    key: "rank",
    label: text.rank,
    main: true,
    cell: ({ entry: { rank } }) => <Chip tone={rank <= PODIUM ? "gold" : "plain"}>{formatCount(rank)}</Chip>,
  },
  {
    key: "player",
    label: text.player,
    main: true,
    cell: ({ entry: { maskedName, mine } }) => (mine ? `${maskedName} (${text.you})` : maskedName),
  },
  {
    key: "staked",
    label: text.staked,
    end: true,
    main: true,
    cell: ({ entry: { stakedSatang } }) => <Money text={formatBaht(stakedSatang)} />,
  },
];

/** The places of a period as a table, where there is room for one. */
export function RankTable({ entries }: { readonly entries: readonly RankingEntry[] }) {
  return (
    <Table
      caption={text.title}
      columns={columns}
      // Ties share a rank.
      rows={entries.map((entry, place) => ({ key: `${entry.rank}-${String(place)}`, entry }))}
      rowKey={({ key }) => key}
      marked={({ entry }) => entry.mine}
    />
  );
}
