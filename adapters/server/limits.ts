/** What a server gives to clients before it knows who they are. */
export interface ServerLimits {
  /** Bytes of a call's body, unless its row says more. */
  readonly bodyBytes: number;
  /** Milliseconds for the head of a request. */
  readonly headMs: number;
  /** Milliseconds for the body of a request, after its head. */
  readonly bodyMs: number;
  /** Milliseconds in which a client must take some bytes of a reply that waits for it. */
  readonly unreadMs: number;
  /** Open at once. Without a place, the one that has waited longest for a whole request gives way. */
  readonly connections: number;
  /** Connections of one client address; behind a trusted proxy, its calls under way. IPv6 counts by /64. */
  readonly connectionsPerAddress: number;
  /** Open event streams of one member. */
  readonly streamsPerMember: number;
  readonly streamsPerAddress: number;
  /** Milliseconds in which running calls must end once the server stops. */
  readonly drainMs: number;
}

/**
 * The defaults. Those per address leave room for the hundreds of phones that share one address of a mobile network. The
 * settings file changes them.
 */
export const SERVER_LIMITS: ServerLimits = {
  bodyBytes: 16_384,
  headMs: 10_000,
  bodyMs: 10_000,
  unreadMs: 30_000,
  connections: 4096,
  connectionsPerAddress: 1024,
  streamsPerMember: 12,
  streamsPerAddress: 512,
  drainMs: 10_000,
};
