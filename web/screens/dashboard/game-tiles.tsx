import { paths } from "../../app/paths.ts";
import { dashboardText } from "../../text/th/site/dashboard.ts";
import { ArtTile } from "../../ui/art/art-tile.tsx";
import { Columns } from "../../ui/layout/columns.tsx";
import { Section } from "../../ui/layout/section.tsx";

/** The links to the lottery and to all games (spec section 2). */
export function GameTiles() {
  return (
    <Section title={dashboardText.games}>
      <Columns count={2}>
        <ArtTile
          to={paths.gameCategory("lotto")}
          title={dashboardText.lotto}
          detail={dashboardText.lottoText}
          motif="rings"
          hue={42}
        />
        <ArtTile
          to={paths.allGames}
          title={dashboardText.allGames}
          detail={dashboardText.allGamesText}
          motif="pitch"
          hue={154}
        />
      </Columns>
    </Section>
  );
}
