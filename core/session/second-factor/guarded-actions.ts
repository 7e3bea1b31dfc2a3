/** What an operator may ask a second factor for again, besides the sign-in. */
export const GUARDED_ACTIONS = ["withdrawal", "password"] as const;
export type GuardedAction = (typeof GUARDED_ACTIONS)[number];
