import { observer } from "mobx-react-lite";
import { tileArt } from "../../../core/games/tile-art.ts";
import { paths } from "../../app/paths.ts";
import { useGamesStores } from "../../stores/games/use-games-stores.ts";
import { useStores } from "../../stores/stores-context.ts";
import { tileWords } from "../../text/th/games/games.ts";
import { dashboardText } from "../../text/th/site/dashboard.ts";
import { GameTile } from "../../ui/art/game-tile.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { TileRow } from "./tile-row.tsx";

const SHOWN = 4;

/** The games that were last opened on this device. Renders nothing when there are none. */
export const RecentGames = observer(function RecentGames() {
  const { savedGames, game: session } = useGamesStores();
  const { site } = useStores();
  const { recent } = savedGames;
  if (recent.length === 0) return null;
  return (
    <Section
      title={dashboardText.recent}
      aside={<TextLink to={paths.gameCategory(savedGames.category)}>{dashboardText.allRecent}</TextLink>}
    >
      <TileRow>
        {recent.slice(0, SHOWN).map((game) => (
          <GameTile
            key={game.id}
            to={paths.game(game.category, game.slotType, game.id)}
            title={game.name}
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
