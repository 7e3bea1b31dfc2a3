import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { formatBaht } from "../../../core/shared/money.ts";
import { RANKING_PERIODS, type RankingEntry } from "../../../core/site/model.ts";
import { useGamesStores } from "../../stores/games/use-games-stores.ts";
import { formatCount } from "../../text/numbers.ts";
import { rankingText as text } from "../../text/th/site/ranking.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { SegmentedFilter } from "../../ui/controls/segmented-filter.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useTable } from "../../ui/hooks/use-table.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { RankList } from "./rank-list.tsx";
import { RankRow } from "./rank-row.tsx";
import { RankTable } from "./rank-table.tsx";

const options = RANKING_PERIODS.map((period) => ({ value: period, label: text.period[period] }));

/** The members with the highest stakes of a period. The member's own rank is at the top. */
export const RankingScreen = observer(function RankingScreen() {
  const { ranking } = useGamesStores();
  const isTable = useTable();
  useEffect(() => void ranking.load(), [ranking]);
  return (
    <Page wide title={text.title}>
      <SegmentedFilter
        label={text.periods}
        options={options}
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
