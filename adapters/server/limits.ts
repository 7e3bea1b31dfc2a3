import { err, ok, type Result } from "../../core/shared/result.ts";

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
 * Each limit with its default and the variable that changes it. Those per address leave room for the hundreds of phones
 * that share one address of a mobile network.
 */
const TABLE: { readonly [Name in keyof ServerLimits]: readonly [value: number, variable: string] } = {
  bodyBytes: [16_384, "SANAM_BODY_BYTES"],
  headMs: [10_000, "SANAM_HEAD_MS"],
  bodyMs: [10_000, "SANAM_BODY_MS"],
  unreadMs: [30_000, "SANAM_UNREAD_MS"],
  connections: [4096, "SANAM_CONNECTIONS"],
  connectionsPerAddress: [1024, "SANAM_CONNECTIONS_PER_ADDRESS"],
  streamsPerMember: [12, "SANAM_STREAMS_PER_MEMBER"],
  streamsPerAddress: [512, "SANAM_STREAMS_PER_ADDRESS"],
  drainMs: [10_000, "SANAM_DRAIN_MS"],
};

export const SERVER_LIMITS: ServerLimits = limitsFrom(([value]) => value);

const LARGEST = 2 ** 31 - 1;

/** Reads the variables of the limits; the error is a sentence. */
export function readServerLimits(env: Readonly<Record<string, string | undefined>>): Result<ServerLimits, string> {
  for (const [, variable] of Object.values(TABLE)) {
    const text = env[variable]?.trim() ?? "";
    if (text !== "" && (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > LARGEST)) {
      return err(`${variable} must be a whole number from 1 to ${LARGEST}, not "${text}".`);
    }
  }
  return ok(limitsFrom(([value, variable]) => Number(env[variable]?.trim() || value)));
}

function limitsFrom(read: (entry: readonly [value: number, variable: string]) => number): ServerLimits {
  return {
    bodyBytes: read(TABLE.bodyBytes),
    headMs: read(TABLE.headMs),
    bodyMs: read(TABLE.bodyMs),
    unreadMs: read(TABLE.unreadMs),
    connections: read(TABLE.connections),
    connectionsPerAddress: read(TABLE.connectionsPerAddress),
    streamsPerMember: read(TABLE.streamsPerMember),
    streamsPerAddress: read(TABLE.streamsPerAddress),
    drainMs: read(TABLE.drainMs),
  };
}
