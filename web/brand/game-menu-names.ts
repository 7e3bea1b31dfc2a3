/** The top menu's entries of games, by their category; spec section 2. */
export const GAME_MENU_NAMES = ["casino", "slot", "sport"] as const;
