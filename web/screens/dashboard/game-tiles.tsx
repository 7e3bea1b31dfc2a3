import { observer } from "mobx-react-lite";
import { paths } from "../../app/paths.ts";
import { useStores } from "../../stores/stores-context.ts";
import { dashboardText } from "../../text/th/site/dashboard.ts";
import { ArtTile } from "../../ui/art/art-tile.tsx";
import { Columns } from "../../ui/layout/columns.tsx";
import { Section } from "../../ui/layout/section.tsx";
/** The links to the lottery and to all games (spec section 2). */
export const GameTiles = observer(function GameTiles() {
  const { site } = useStores();
  return (
    <Section title={dashboardText.games}>
      <Columns count={2}>
        <ArtTile
          to={paths.gameCategory("lotto")}
          title={dashboardText.lotto}
          detail={dashboardText.lottoText}
          src={site.picture("/pictures/categories/lotto.webp")}
          motif="rings"
          hue={42}
        />
        <ArtTile
          to={paths.gameCategory("sport")}
          title={dashboardText.allGames}
          detail={dashboardText.allGamesText}
          src={site.image("home.menuBottom.allGame")}
          motif="pitch"
          hue={154}
        />
      </Columns>
    </Section>
  );
});
