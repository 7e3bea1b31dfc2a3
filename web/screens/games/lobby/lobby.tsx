import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { GameCategory, SlotType } from "../../../../core/games/model.ts";
import { useGamesStores } from "../../../stores/games/use-games-stores.ts";
import { shellText } from "../../../text/th/site/shell.ts";
import { ResourcePanel } from "../../../ui/feedback/resource-panel.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { GameList } from "./game-list.tsx";
import { LobbyBar } from "./lobby-bar.tsx";
import { LobbyHead } from "./lobby-head.tsx";
import { TileSkeleton } from "./tile-skeleton.tsx";

interface LobbyProps {
  readonly title: string;
  readonly category: GameCategory;
  readonly slotType?: SlotType;
}

/** px, including the gap below a tile. */
const ROW_HEIGHT = 150;

/** The games of a category or a slot type, and the ways to find one. */
export const Lobby = observer(function Lobby({ title, category, slotType }: LobbyProps) {
  const { lobby } = useGamesStores();
  useEffect(() => void lobby.show({ category, slotType }), [lobby, category, slotType]);
  // The first render after a change of address still has the previous category.
  const current = lobby.place.category === category && lobby.place.slotType === slotType;
  const skeleton = <TileSkeleton count={8} height={ROW_HEIGHT - 10} label={shellText.loading} />;
  return (
    <Page wide title={title}>
      <LobbyBar store={lobby} category={category} slotType={slotType} />
      <LobbyHead store={lobby} />
      {current && lobby.view === "place" && !lobby.everywhere ? (
        <ResourcePanel
          state={lobby.state}
          skeleton={skeleton}
          texts={shellText.panel}
          onRetry={() => void lobby.load()}
        >
          {() => <GameList store={lobby} label={title} rowHeight={ROW_HEIGHT} />}
        </ResourcePanel>
      ) : null}
      {current && (lobby.view !== "place" || lobby.everywhere) ? (
        <GameList store={lobby} label={title} rowHeight={ROW_HEIGHT} />
      ) : null}
      {current ? null : skeleton}
    </Page>
  );
});
