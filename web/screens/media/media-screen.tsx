import { type ReactNode, useEffect } from "react";
import { mediaText } from "#text/site/media.ts";
import { shellText } from "#text/site/shell.ts";
import { historyText } from "#text/wallet/history.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { HistoryEntry } from "../../../core/wallet/model.ts";
import { paths } from "../../app/paths.ts";
import { useClock, useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { formatExactTime, timeAgo } from "../../text/dates.ts";
import { formatCount } from "../../text/numbers.ts";
import { observer } from "../../text/observer.ts";
import { ArtTile } from "../../ui/art/art-tile.tsx";
import { BrandCard } from "../../ui/cards/hero-card.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { TimeAgo, useNow } from "../../ui/data/time-ago.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { ListPanel, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page, Section } from "../../ui/layout/page.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";
import { TextLink } from "../../ui/typography/prose.tsx";
import pointsCardCss from "./points-card.module.css";
import tileGridCss from "./tile-grid.module.css";

interface PointsCardProps {
  readonly label: string;
  readonly points: string;
  readonly action: { readonly to: string; readonly label: string } | undefined;
}

/** The member's points with their time, and the link to spend them. */
function PointsCard({ label, points, action }: PointsCardProps) {
  return (
    <BrandCard>
      <div className={pointsCardCss["row"]}>
        <div>
          <Muted tone="onBrand">{label}</Muted>
          <strong className={pointsCardCss["points"]}>{points}</strong>
        </div>
        {action ? (
          <ButtonLink to={action.to} variant="onBrand" icon="gift">
            {action.label}
          </ButtonLink>
        ) : null}
      </div>
    </BrandCard>
  );
}

const SHOWN = 6;

/** Where the member's latest points came from, and what they were spent on. */
const PointsLog = observer(function PointsLog() {
  const { points } = useMemberStores().history;
  const now = useNow(useClock(), 15_000);
  useEffect(() => void points.load(), [points]);
  return (
    <Section title={mediaText.pointsLog} aside={<TextLink to={paths.history}>{mediaText.allHistory}</TextLink>}>
      <ListPanel
        state={points.state}
        skeleton={<Skeleton shape="rows" rows={SHOWN} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void points.load()}
        empty={<Muted>{mediaText.noPoints}</Muted>}
      >
        {(lines) => (
          <Card tight>
            <RowList label={mediaText.pointsLog} rows={lines.slice(0, SHOWN).map((line) => rowOf(line, now))} />
          </Card>
        )}
      </ListPanel>
    </Section>
  );
});

function rowOf({ id, kind, title, points, at }: HistoryEntry, now: Instant) {
  return {
    key: id,
    title: title ?? historyText.kind[kind],
    detail: <TimeAgo {...timeAgo(at, now)} />,
    end: mediaText.pointsCount(`${points > 0 ? "+" : ""}${formatCount(points)}`),
  };
}

/** Two columns of tiles on a phone, and as many as fit on a desktop. */
function TileGrid({ children }: { readonly children: ReactNode }) {
  return <div className={tileGridCss["grid"]}>{children}</div>;
}

const picture = (name: string) => `/pictures/site/${name}.webp`;
const TILES = [
  { to: paths.checkIn, text: "checkIn", motif: "month", hue: 154, path: picture("check-in") },
  { to: paths.wheel, text: "wheel", motif: "wheel", hue: 42, path: picture("wheel") },
  { to: paths.flipCard, text: "flipCard", motif: "hand", hue: 262, path: picture("flip-card") },
  { to: paths.flipCardReward, text: "flipCardReward", motif: "gift", hue: 340, path: picture("gift-cards") },
  { to: paths.memberPromotion, text: "promotion", motif: "percent", hue: 212, path: picture("promotion") },
  { to: paths.movie, text: "movie", motif: "film", hue: 188, path: picture("movie") },
] as const;

/** The activities beside the games, and the member's points. */
export const MediaScreen = observer(function MediaScreen() {
  const { credit } = useMemberStores();
  const { isOpen, stores } = useStoresRoot();
  const tiles = TILES.filter(({ to }) => isOpen(to));
  return (
    <Page wide title={mediaText.title}>
      <ResourcePanel
        state={credit.resource.state}
        skeleton={<Skeleton shape="card" height={103} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void credit.load()}
      >
        {({ points, asOf }) => (
          <PointsCard
            label={mediaText.points(formatExactTime(asOf))}
            points={mediaText.pointsCount(formatCount(points))}
            action={isOpen(paths.rewards) ? { to: paths.rewards, label: mediaText.toRewards } : undefined}
          />
        )}
      </ResourcePanel>
      {tiles.length > 0 ? (
        <TileGrid>
          {tiles.map(({ path, text, ...tile }) => (
            <ArtTile key={tile.to} {...tile} {...mediaText.tiles[text]} src={stores.site.picture(path)} />
          ))}
        </TileGrid>
      ) : null}
      <PointsLog />
      <Section title={mediaText.fairTitle}>
        <Note>{mediaText.fair}</Note>
      </Section>
    </Page>
  );
});
