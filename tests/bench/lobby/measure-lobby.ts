import { sandboxGames } from "../../../adapters/house/sandbox/sandbox-games.ts";
import type { Game } from "../../../core/games/model.ts";

declare global {
  interface Window {
    /** Milliseconds from the list's arrival to the first frame that shows games of it. */
    took?: number;
  }
}

/**
 * Hands five thousand games to a page that waits for them, once it is painted and quiet, and writes down how long they
 * took to be seen.
 */
export function timed(draw: (root: HTMLElement, arrive: Promise<readonly Game[]>) => void): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no #root");
  const games = sandboxGames(5000);
  draw(
    root,
    new Promise((resolve) => {
      setTimeout(() => {
        const began = performance.now();
        const watch = new MutationObserver(() => {
          if (!root.querySelector("li")) return;
          watch.disconnect();
          requestAnimationFrame(() => {
            // A message that is posted in a frame is heard once the frame was painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              window.took = performance.now() - began;
            };
            port2.postMessage(undefined);
          });
        });
        watch.observe(root, { childList: true, subtree: true });
        resolve(games);
      }, 500);
    }),
  );
}
