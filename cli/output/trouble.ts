/** What is strange about a reply, or about its absence. */
export interface Trouble {
  /** Whether what answers cannot be a backend of the contract. */
  readonly isForeign: boolean;
  /** For people. */
  readonly sentence: string;
  /** Seconds after which the target wants to be asked again. */
  readonly retryAfter?: number;
}
