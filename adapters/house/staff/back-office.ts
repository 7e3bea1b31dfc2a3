/**
 * How the house stands in for the operator's staff.
 * - `automatic`: credits what was confirmed and pays what was asked for, `afterMs` later
 * - `waiting`: leaves every request to the staff desk
 */
export type BackOffice = { readonly mode: "automatic"; readonly afterMs: number } | { readonly mode: "waiting" };

export const PROMPT_BACK_OFFICE: BackOffice = { mode: "automatic", afterMs: 3000 };
