import { TextLink } from "../controls/text-link.tsx";
import { Chip } from "../data/chip.tsx";
import { Card } from "../layout/card.tsx";
import { GrowingList } from "./growing-list.tsx";
import { type Row, RowList } from "./row-list.tsx";

interface RequestListProps {
  readonly label: string;
  readonly moreLabel: string;
  readonly requests: readonly {
    readonly id: string;
    /** The screen where it is followed. */
    readonly to: string;
    readonly title: string;
    readonly since: string;
    readonly status: string;
  }[];
}

/** What is under way, each with the way to its screen; the first few of many. */
export function RequestList({ label, moreLabel, requests }: RequestListProps) {
  const rows = requests.map(
    ({ id, to, title, since, status }): Row => ({
      key: id,
      title: <TextLink to={to}>{title}</TextLink>,
      detail: since,
      end: <Chip tone="gold">{status}</Chip>,
    }),
  );
  return (
    <Card tight>
      <GrowingList items={rows} moreLabel={moreLabel}>
        {(shown) => <RowList label={label} rows={shown} />}
      </GrowingList>
    </Card>
  );
}
