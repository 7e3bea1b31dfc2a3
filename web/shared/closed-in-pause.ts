import { isGames, paths } from "../app/paths.ts";

/** The pages of deposits, games and rewards: an old link to one of them leads to the page of the pause. */
const CLOSED = [paths.deposit, paths.media, paths.rewards];

export function isClosedInPause(path: string): boolean {
  return isGames(path) || CLOSED.some((each) => path === each || path.startsWith(`${each}/`));
}
