import { Chip } from "../data/inline.tsx";
import { Card } from "../layout/card.tsx";
import { TextLink } from "../typography/prose.tsx";
import { GrowingList } from "./growing-list.tsx";
import { type Row, RowList } from "./row-list.tsx";

interface RequestWords {
  readonly title: string;
  readonly since: string;
  readonly status: string;
}

interface RequestListProps<Request extends { readonly id: string }> {
  readonly label: string;
  readonly moreLabel: string;
  readonly requests: readonly Request[];
  readonly words: (request: Request) => RequestWords;
  /** The page on which a request is followed; undefined where the site has none. */
  readonly pathOf: (request: Request) => string | undefined;
}

/** Requests in progress, each with a link to its page. Shows the first few, and more on request. */
export function RequestList<Request extends { readonly id: string }>({
  label,
  moreLabel,
  requests,
  words,
  pathOf,
}: RequestListProps<Request>) {
  const rowOf = (request: Request): Row => {
    const { title, since, status } = words(request);
    const path = pathOf(request);
    return {
      key: request.id,
      title: path === undefined ? title : <TextLink to={path}>{title}</TextLink>,
      detail: since,
      end: <Chip tone="gold">{status}</Chip>,
    };
  };
  return (
    <Card tight>
      <GrowingList items={requests} moreLabel={moreLabel}>
        {(shown) => <RowList label={label} rows={shown.map(rowOf)} />}
      </GrowingList>
    </Card>
  );
}
