/** Tells whether a path of the site belongs to no feature that is switched off. `closed` is a brand's `closedPaths`. */
export function openPaths(closed: string | undefined): (path: string) => boolean {
  return (path) => !(closed && path.match(closed));
}

/** The top menu's entries of games, by their category; spec section 2. */
export const GAME_MENU_NAMES = ["casino", "slot", "sport"] as const;
