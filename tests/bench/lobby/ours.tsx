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
import { type StoresRoot, StoresRootContext } from "../../../web/stores/stores-context.ts";
import { measureLobby } from "./measure-lobby.ts";

const PLACE = { category: "slot" } as const;

// The lobby of the site, with its search, categories and filters.
measureLobby((root, arrival) => {
  const port: Pick<GamesPort, "games" | "slots"> = {
    games: () => arrival.then(ok),
    slots: () => arrival.then(ok),
  };
  const savedGames = new SavedGamesStore(
    { read: () => ({ favourites: [], recent: [], unsent: [], category: "slot" }), write: () => undefined },
    {
      savedGames: () => arrival.then(() => ok({ favourites: [], recent: [] })),
      saveFavourites: () => arrival.then(() => ok({ favourites: [], recent: [] })),
    },
    () => undefined,
  );
  const scope = {
    savedGames,
    lobby: new LobbyStore(
      port,
      savedGames,
      () => instant(Date.now()),
      () => "th",
    ),
  };
  // Without pictures, as the bare list.
  const site = { picture: () => undefined, makerMark: () => undefined };
  const storesRoot = { stores: { site }, isOpen: () => true } as unknown as StoresRoot;
  createRoot(root).render(
    <MemoryRouter>
      <StoresRootContext value={storesRoot}>
        <main>
          <Lobby title="สล็อต" place={PLACE} scope={scope} />
        </main>
      </StoresRootContext>
    </MemoryRouter>,
  );
});
