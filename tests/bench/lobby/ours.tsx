import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import "../../../web/brand/tokens.css";
import "../../../web/brand/active-brand.css";
import "../../../web/brand/base.css";
import type { GamesPort } from "../../../core/games/port.ts";
import { ok } from "../../../core/shared/result.ts";
import { Lobby } from "../../../web/screens/games/lobby/lobby.tsx";
import { LobbyStore } from "../../../web/stores/games/lobby-store.ts";
import { SavedGamesStore } from "../../../web/stores/games/saved-games-store.ts";
import { type MemberStores, type StoresRoot, StoresRootContext } from "../../../web/stores/stores-context.ts";
import { MemberStoresContext } from "../../../web/stores/use-member-stores.ts";
import { timed } from "./measure-lobby.ts";

/** The lobby as members get it, with its search, categories and filters. */
timed((root, arrive) => {
  const port: Pick<GamesPort, "games" | "slots"> = {
    games: () => arrive.then(ok),
    slots: () => arrive.then(ok),
  };
  const shelf = new SavedGamesStore(
    { read: () => ({ favourites: [], recent: [], category: "slot" }), write: () => undefined },
    () => undefined,
  );
  const stores = Promise.resolve({ shelf, lobby: new LobbyStore(port, shelf), game: {} });
  const members = { games: () => stores } as unknown as MemberStores;
  const house = { stores: { site: {} } } as unknown as StoresRoot;
  createRoot(root).render(
    <MemoryRouter>
      <StoresRootContext value={house}>
        <MemberStoresContext value={members}>
          <main>
            <Lobby title="สล็อต" category="slot" />
          </main>
        </MemberStoresContext>
      </StoresRootContext>
    </MemoryRouter>,
  );
});
