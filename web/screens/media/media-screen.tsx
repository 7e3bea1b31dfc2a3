import { observer } from "mobx-react-lite";
import { paths } from "../../app/paths.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { formatExactTime } from "../../text/dates.ts";
import { formatCount } from "../../text/numbers.ts";
import { mediaText } from "../../text/th/site/media.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { ArtTile } from "../../ui/art/art-tile.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { PointsCard } from "./points-card.tsx";
import { PointsLog } from "./points-log.tsx";
import { TileGrid } from "./tile-grid.tsx";

const words = mediaText.tiles;
const picture = (name: string) => `/pictures/site/${name}.webp`;
const TILES = [
  { to: paths.checkIn, ...words.checkIn, motif: "month", hue: 154, path: picture("check-in") },
  { to: paths.wheel, ...words.wheel, motif: "wheel", hue: 42, path: picture("wheel") },
  { to: paths.flipCard, ...words.flipCard, motif: "hand", hue: 262, path: picture("flip-card") },
  { to: paths.flipCardReward, ...words.flipCardReward, motif: "gift", hue: 340, path: picture("gift-cards") },
  { to: paths.memberPromotion, ...words.promotion, motif: "percent", hue: 212, path: picture("promotion") },
  { to: paths.movie, ...words.movie, motif: "film", hue: 188, path: picture("movie") },
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
          {tiles.map(({ path, ...tile }) => (
            <ArtTile key={tile.to} {...tile} src={stores.site.picture(path)} />
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
