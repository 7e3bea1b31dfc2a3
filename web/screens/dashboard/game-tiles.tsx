import type { ReactNode } from "react";
import { tileWords } from "#text/games/games.ts";
import { dashboardText } from "#text/site/dashboard.ts";
import { gameCategoryText } from "#text/site/landing.ts";
import { gameName, tileArt } from "../../../core/games/game-rows.ts";
import type { Game, GameCategory } from "../../../core/games/model.ts";
import { paths } from "../../app/paths.ts";
import { useStores, useStoresRoot } from "../../stores/stores-context.ts";
import { useGamesStores } from "../../stores/use-member-stores.ts";
import { language } from "../../text/live.ts";
import { observer } from "../../text/observer.ts";
import type { MotifName } from "../../ui/art/art-motifs.ts";
import { GameTile } from "../../ui/art/game-tile.tsx";
import { PictureTile } from "../../ui/art/picture-tile.tsx";
import { TileArt } from "../../ui/art/tile-picture.tsx";
import { Section } from "../../ui/layout/page.tsx";
import { TextLink } from "../../ui/typography/prose.tsx";
import pictureGridCss from "./picture-grid.module.css";
import tileRowCss from "./tile-row.module.css";

/** Tiles with pictures: two in a row on phones, three from 600 px. */
function PictureGrid({ children }: { readonly children: ReactNode }) {
  return <div className={pictureGridCss["grid"]}>{children}</div>;
}

interface Tile {
  readonly category: GameCategory;
  readonly motif: MotifName;
  readonly hue: number;
}

const TILES: readonly Tile[] = [
  { category: "slot", motif: "seven", hue: 12 },
  { category: "casino", motif: "chip", hue: 340 },
  { category: "card", motif: "hand", hue: 262 },
  { category: "fishing", motif: "fish", hue: 212 },
];

/** The links to all games and to the lottery (spec section 2), and to the largest categories. */
export const GameTiles = observer(function GameTiles() {
  const { isOpen, stores } = useStoresRoot();
  const { site } = stores;
  const picture = (name: string) => site.picture(`/pictures/categories/${name}.webp`);
  if (!isOpen(paths.allGames)) return null;
  return (
    <Section title={dashboardText.games}>
      <PictureGrid>
        <PictureTile
          to={paths.allGames}
          title={dashboardText.allGames}
          detail={dashboardText.allGamesText}
          src={picture("all")}
          hue={154}
        >
          <TileArt motif="pitch" hue={154} />
        </PictureTile>
        {isOpen(paths.gameCategory("lotto")) ? (
          <PictureTile
            to={paths.gameCategory("lotto")}
            title={dashboardText.lotto}
            detail={dashboardText.lottoText}
            src={picture("lotto")}
            hue={42}
          >
            <TileArt motif="balls" hue={42} />
          </PictureTile>
        ) : null}
        {TILES.filter(({ category }) => isOpen(paths.gameCategory(category))).map(({ category, motif, hue }) => (
          <PictureTile
            key={category}
            to={paths.gameCategory(category)}
            title={gameCategoryText[category]}
            src={picture(category)}
            hue={hue}
          >
            <TileArt motif={motif} hue={hue} />
          </PictureTile>
        ))}
      </PictureGrid>
    </Section>
  );
});

/** A few game tiles: a row that scrolls sideways on phones; four or six side by side where there is room. */
function TileRow({ children }: { readonly children: ReactNode }) {
  return <div className={tileRowCss["row"]}>{children}</div>;
}

const SHOWN = 6;

interface RecentGamesProps {
  /** Until it is known whether there are any. */
  readonly skeleton: ReactNode;
  /** What stands below them. */
  readonly children: ReactNode;
}

/** The games that the member played last, if there are any, and what stands below them. */
export const RecentGames = observer(function RecentGames({ skeleton, children }: RecentGamesProps) {
  const { isKnown, recent } = useGamesStores().savedGames;
  if (!isKnown) return skeleton;
  return (
    <>
      {recent.length === 0 ? null : <RecentRow recent={recent} />}
      {children}
    </>
  );
});

const RecentRow = observer(function RecentRow({ recent }: { readonly recent: readonly Game[] }) {
  const { game: session } = useGamesStores();
  const { site } = useStores();
  return (
    <Section
      title={dashboardText.recent}
      aside={<TextLink to={paths.gameRow("recent")}>{dashboardText.allRecent}</TextLink>}
    >
      <TileRow>
        {recent.slice(0, SHOWN).map((game) => (
          <GameTile
            key={game.id}
            to={paths.game(game.category, game.slotType, game.id)}
            title={gameName(game, language())}
            detail={tileWords(game)}
            category={game.category}
            art={tileArt(game.id)}
            imageUrl={game.imagePath === undefined ? undefined : site.picture(game.imagePath)}
            closed={!game.open}
            onOpen={() => void session.open(game)}
          />
        ))}
      </TileRow>
    </Section>
  );
});
