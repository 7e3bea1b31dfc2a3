/** Where a call comes from. Calls in process have none. */
export interface Caller {
  /** The client's IP address in its shortest usual form; IPv4 is never written as IPv6. */
  readonly address: string;
  /** What the client calls itself, cut to a bounded length and without control characters; may be empty. */
  readonly userAgent: string;
  /** Ends when the client no longer waits for the answer. */
  readonly signal?: AbortSignal | undefined;
}
