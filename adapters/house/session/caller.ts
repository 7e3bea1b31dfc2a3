/** Who calls: what a server knows of the other end of the line. All of it may be missing or invented. */
export interface Caller {
  /** The client's IP address in its shortest usual form; IPv4 is never written as IPv6. */
  readonly address?: string | undefined;
  readonly userAgent?: string | undefined;
  /** The token that an earlier sign-in gave to the device. */
  readonly deviceToken?: string | undefined;
  /** Ends when the client no longer waits for the answer. */
  readonly signal?: AbortSignal | undefined;
}

export const UNKNOWN_CALLER: Caller = {};

/** Longer ones are cut before they are stored. */
const MAX_USER_AGENT = 256;
const MAX_ADDRESS = 64;

/** What an event stores of the caller. */
export function storedOrigin({ address, userAgent }: Caller): {
  readonly address?: string;
  readonly userAgent?: string;
} {
  return {
    ...(address && { address: address.slice(0, MAX_ADDRESS) }),
    ...(userAgent && { userAgent: userAgent.slice(0, MAX_USER_AGENT) }),
  };
}
