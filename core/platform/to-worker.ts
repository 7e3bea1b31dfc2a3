/** From a page to a worker. Both are answered through the message's port. */
export type ToWorker =
  /** Which build are you of? Answered with its entry. */
  | "which-build"
  /** Take over if every page agrees. Answered with true or false. */
  | "take-over";

/** From a waiting worker to each page: may I take over? Answered with true or false through the message's port. */
export interface MayTakeOver {
  readonly mayTakeOver: { readonly entry: string };
}
