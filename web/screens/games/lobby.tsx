import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { GameCategory, SlotType } from "../../../core/games/model.ts";
import type { LobbyStore } from "../../stores/lobby-store.ts";
import { useGamesStores } from "../../stores/use-games-stores.ts";
import { gamesText as text } from "../../text/th/games.ts";
import { shellText } from "../../text/th/shell.ts";
import { Page } from "../../ui/page.tsx";
import { ResourcePanel } from "../../ui/resource-panel.tsx";
import { VirtualGrid } from "../../ui/virtual-grid.tsx";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";
import { GameCell } from "./game-cell.tsx";
import { LobbyBar } from "./lobby-bar.tsx";
import { LobbyHead } from "./lobby-head.tsx";
import { NoGames } from "./no-games.tsx";

interface LobbyProps {
  readonly title: string;
  readonly category: GameCategory;
  readonly slotType?: SlotType;
}

/** px; the room below a tile included. */
const ROW_HEIGHT = 150;

/** Everything that can be played at one place, and the ways to find something in it. */
export const Lobby = observer(function Lobby({ title, category, slotType }: LobbyProps) {
  const { lobby } = useGamesStores();
  useEffect(() => void lobby.show({ category, slotType }), [lobby, category, slotType]);
  // The first drawing after a change of address still has the place that was left.
  const here = lobby.place.category === category && lobby.place.slotType === slotType;
  const skeleton = <TileSkeleton count={8} height={ROW_HEIGHT - 10} label={shellText.loading} />;
  return (
    <Page wide title={title}>
      <LobbyBar store={lobby} category={category} slotType={slotType} />
      {here && lobby.view === "place" && !lobby.everywhere ? (
        <ResourcePanel
          state={lobby.state}
          skeleton={skeleton}
          texts={shellText.panel}
          onRetry={() => void lobby.load()}
        >
          {() => <Games store={lobby} />}
        </ResourcePanel>
      ) : null}
      {here && (lobby.view !== "place" || lobby.everywhere) ? <Games store={lobby} /> : null}
      {here ? null : skeleton}
    </Page>
  );
});

const Games = observer(function Games({ store }: { readonly store: LobbyStore }) {
  const { found } = store;
  return (
    <>
      <LobbyHead store={store} />
      {found.length === 0 ? (
        <NoGames store={store} />
      ) : (
        <VirtualGrid label={text.title} items={found} itemKey={({ id }) => id} rowHeight={ROW_HEIGHT}>
          {(game) => <GameCell game={game} />}
        </VirtualGrid>
      )}
    </>
  );
});
