import { sandboxGames } from "../../../adapters/house/sandbox/sandbox-games.ts";
import type { Game } from "../../../core/games/model.ts";

declare global {
  interface Window {
    /** Milliseconds from the arrival of the games to the first frame that shows some of them. */
    lobbyMs?: number;
  }
}

/** Long enough for a page without games to be drawn. */
const DELAY_MS = 500;

/** Renders a page that waits for games, gives it five thousand of them, and measures the time until it shows them. */
export function measureLobby(render: (root: HTMLElement, games: Promise<readonly Game[]>) => void): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no #root");
  const games = sandboxGames(5000);
  const arrival = new Promise<readonly Game[]>((resolve) => {
    setTimeout(() => {
      const start = performance.now();
      const observer = new MutationObserver(() => {
        if (!root.querySelector("li")) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // A message that is posted inside a frame arrives after the browser has painted that frame.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            window.lobbyMs = performance.now() - start;
          };
          port2.postMessage(undefined);
        });
      });
      observer.observe(root, { childList: true, subtree: true });
      resolve(games);
    }, DELAY_MS);
  });
  render(root, arrival);
}
