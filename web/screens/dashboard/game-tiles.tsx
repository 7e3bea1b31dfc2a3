import { paths } from "../../paths.ts";
import { dashboardText } from "../../text/th/dashboard.ts";
import { ArtTile } from "../../ui/art-tile.tsx";
import { Columns } from "../../ui/columns.tsx";
import { Section } from "../../ui/section.tsx";

/** The two ways into the games: huay and all of them (spec section 2). */
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
          to={paths.gameCategory("sport")}
          title={dashboardText.allGames}
          detail={dashboardText.allGamesText}
          motif="pitch"
          hue={154}
        />
      </Columns>
    </Section>
  );
}
