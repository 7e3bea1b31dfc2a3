/**
 * How the house stands in for the operator's staff.
 * - `automatic`: credits confirmed deposits, pays withdrawals and grants claims after `afterMs`
 * - `waiting`: leaves every request to the staff service
 */
export type BackOffice = { readonly mode: "automatic"; readonly afterMs: number } | { readonly mode: "waiting" };

export const DEFAULT_BACK_OFFICE: BackOffice = { mode: "automatic", afterMs: 3000 };
