import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import "../../../web/brand/tokens.css";
import "../../../web/brand/built-in-brand.css";
import "../../../web/brand/base.css";
import type { GamesPort } from "../../../core/games/port.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { ok } from "../../../core/shared/result.ts";
import { Lobby } from "../../../web/screens/games/lobby/lobby.tsx";
import { LobbyStore } from "../../../web/stores/games/lobby-store.ts";
import { SavedGamesStore } from "../../../web/stores/games/saved-games-store.ts";
import { type MemberStores, type StoresRoot, StoresRootContext } from "../../../web/stores/stores-context.ts";
import { MemberStoresContext } from "../../../web/stores/use-member-stores.ts";
import { measureLobby } from "./measure-lobby.ts";

// The lobby of the site, with its search, categories and filters.
measureLobby((root, arrival) => {
  const port: Pick<GamesPort, "games" | "slots"> = {
    games: () => arrival.then(ok),
    slots: () => arrival.then(ok),
  };
  const savedGames = new SavedGamesStore(
    { read: () => ({ favourites: [], recent: [], category: "slot" }), write: () => undefined },
    () => undefined,
  );
  const stores = Promise.resolve({
    savedGames,
    lobby: new LobbyStore(port, savedGames, () => instant(Date.now())),
    game: {},
  });
  const memberStores = { games: () => stores } as unknown as MemberStores;
  // Without pictures, as the bare list.
  const site = { picture: () => undefined, makerMark: () => undefined };
  const storesRoot = { stores: { site } } as unknown as StoresRoot;
  createRoot(root).render(
    <MemoryRouter>
      <StoresRootContext value={storesRoot}>
        <MemberStoresContext value={memberStores}>
          <main>
            <Lobby title="สล็อต" place={{ category: "slot" }} />
          </main>
        </MemberStoresContext>
      </StoresRootContext>
    </MemoryRouter>,
  );
});
