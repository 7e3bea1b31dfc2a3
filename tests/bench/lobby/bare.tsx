import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import "../../../web/brand/tokens.css";
import "../../../web/brand/built-in-brand.css";
import "../../../web/brand/base.css";
import type { Game } from "../../../core/games/model.ts";
import { artColors } from "../../../web/brand/art-colors.ts";
import like from "../../../web/screens/games/lobby/like-button.module.css";
import css from "../../../web/ui/art/tile.module.css";
import { TileArt } from "../../../web/ui/art/tile-picture.tsx";
import { measureLobby } from "./measure-lobby.ts";

const ROW_HEIGHT = 150;
const HUE = 154;

/** The least code that paints the same: a grid of tiles without search and without actions. */
function GameGrid({ games }: { readonly games: readonly Game[] }) {
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const rows = useWindowVirtualizer({
    count: Math.ceil(games.length / 2),
    estimateSize: () => ROW_HEIGHT,
    overscan: 1,
  });
  return (
    <ul style={{ position: "relative", height: rows.getTotalSize(), margin: 0, padding: 0 }}>
      {rows.getVirtualItems().flatMap((row) =>
        games.slice(row.index * 2, row.index * 2 + 2).map((game, column) => (
          <li
            key={game.id}
            style={{ position: "absolute", top: row.start, left: `${column * 50}%`, width: "50%", height: ROW_HEIGHT }}
          >
            <a className={css["game"]} href={`#${game.id}`} style={{ backgroundColor: artColors(HUE).ground }}>
              <TileArt motif="star" hue={HUE} />
              <strong className={css["title"]}>{game.name}</strong>
              <span className={css["detail"]}>{game.provider}</span>
            </a>
            <button type="button" className={like["like"]} aria-label={game.name} />
          </li>
        )),
      )}
    </ul>
  );
}

function BareList({ arrival }: { readonly arrival: Promise<readonly Game[]> }) {
  const [games, setGames] = useState<readonly Game[]>();
  useEffect(() => void arrival.then(setGames), [arrival]);
  return games ? <GameGrid games={games} /> : <p>…</p>;
}

measureLobby((root, arrival) => createRoot(root).render(<BareList arrival={arrival} />));
