import { type ReactNode, useEffect } from "react";
import { rankingText as text } from "#text/site/ranking.ts";
import { shellText } from "#text/site/shell.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import { RANKING_PERIODS, type RankingEntry } from "../../../core/site/model.ts";
import { useGamesStores } from "../../stores/use-member-stores.ts";
import { formatCount } from "../../text/numbers.ts";
import { observer } from "../../text/observer.ts";
import { VisuallyHidden } from "../../ui/art/icon.tsx";
import { SegmentedFilter } from "../../ui/controls/segmented-filter.tsx";
import { cx } from "../../ui/cx.ts";
import { Chip, Money, Muted } from "../../ui/data/inline.tsx";
import { type Column, Table } from "../../ui/data/table.tsx";
import { EmptyState, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useTable } from "../../ui/hooks/use-media.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import rankListCss from "./rank-list.module.css";
import rankRowCss from "./rank-row.module.css";

/** The first places are gold. */
const PODIUM = 3;

interface Place {
  readonly key: string;
  readonly entry: RankingEntry;
}

const columns = (): readonly Column<Place>[] => [
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
function RankTable({ entries }: { readonly entries: readonly RankingEntry[] }) {
  return (
    <Table
      caption={text.title}
      columns={columns()}
      // Ties share a rank.
      rows={entries.map((entry, place) => ({ key: `${entry.rank}-${String(place)}`, entry }))}
      rowKey={({ key }) => key}
      marked={({ entry }) => entry.mine}
    />
  );
}

/** The children are `li` elements, each with a `RankRow`. */
function RankList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ol className={rankListCss["list"]} aria-label={label}>
      {children}
    </ol>
  );
}

/** The members with the highest stakes of a period. The member's own rank is at the top. */
export const RankingScreen = observer(function RankingScreen() {
  const { ranking } = useGamesStores();
  const isTable = useTable();
  useEffect(() => void ranking.load(), [ranking]);
  return (
    <Page wide title={text.title}>
      <SegmentedFilter
        label={text.periods}
        options={RANKING_PERIODS.map((period) => ({ value: period, label: text.period[period] }))}
        value={ranking.period}
        onChange={(period) => void ranking.show(period)}
      />
      <ResourcePanel
        state={ranking.list.state}
        skeleton={<Skeleton shape="rows" rows={8} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void ranking.load()}
      >
        {() => (
          <>
            <Card tight title={text.mine}>
              {ranking.mine ? <Line entry={ranking.mine} /> : <Muted>{text.unranked}</Muted>}
            </Card>
            {ranking.entries.length === 0 ? (
              <EmptyState icon="star" title={text.empty} text={text.emptyHint} />
            ) : (
              <Card tight>
                {isTable ? (
                  <RankTable entries={ranking.entries} />
                ) : (
                  <RankList label={text.title}>
                    {ranking.entries.map((entry, place) => (
                      <li key={`${entry.rank}-${String(place)}`}>
                        <Line entry={entry} />
                      </li>
                    ))}
                  </RankList>
                )}
              </Card>
            )}
            <Muted tone="faint">{text.note}</Muted>
          </>
        )}
      </ResourcePanel>
    </Page>
  );
});

function Line({ entry: { rank, maskedName, stakedSatang, mine } }: { readonly entry: RankingEntry }) {
  return (
    <RankRow
      rank={rank}
      rankText={formatCount(rank)}
      rankLabel={text.rankOf(formatCount(rank))}
      name={mine ? `${maskedName} (${text.you})` : maskedName}
      value={formatBaht(stakedSatang)}
      mine={mine}
    />
  );
}

interface RankRowProps {
  readonly rank: number;
  readonly rankText: string;
  /** Read aloud instead of the bare number. */
  readonly rankLabel: string;
  readonly name: string;
  readonly value: string;
  readonly mine: boolean;
}

/** One place of the ranking. The first three ranks are gold. */
function RankRow({ rank, rankText, rankLabel, name, value, mine }: RankRowProps) {
  return (
    <div className={cx(rankRowCss["row"], mine && rankRowCss["mine"])}>
      <span className={cx(rankRowCss["rank"], rank <= 3 && rankRowCss["top"])}>
        <span aria-hidden="true">{rankText}</span>
        <VisuallyHidden>{rankLabel}</VisuallyHidden>
      </span>
      <span className={rankRowCss["name"]}>{name}</span>
      <span className={rankRowCss["value"]}>{value}</span>
    </div>
  );
}
