/** One IPv6 customer has at least 2^64 addresses. */
const GROUPS_OF_A_NETWORK = 4;

/** What a limit per address counts by: an IPv4 address itself, the /64 network of an IPv6 address. */
export function addressGroup(address: string): string {
  if (!address.includes(":")) return address;
  return `${ipv6Groups(address).slice(0, GROUPS_OF_A_NETWORK).join(":")}::/64`;
}

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function ipv6Groups(address: string): readonly string[] {
  const [front = "", back] = address.toLowerCase().split("::");
  const before = groupsOf(front);
  const after = back === undefined ? [] : groupsOf(back);
  const missing = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill("0"), ...after];
}

/** An IPv4 address at the end counts as two groups. Limits only need those before it. */
function groupsOf(text: string): readonly string[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group.replace(/^0+(?=.)/, "")]));
}

/** Where a sign-in comes from. Nothing is known of a sign-in in process, except its device. */
export interface SignInOrigin extends Partial<Caller> {
  /** The token that an earlier sign-in gave to the device. */
  readonly deviceToken?: string | undefined;
  /** To the puzzle that an earlier refusal offered. */
  readonly puzzleAnswer?: string | undefined;
}

/** What an event stores of it. */
export function storedOrigin({ address, userAgent }: Partial<Caller>): Partial<Caller> {
  return { ...(address && { address }), ...(userAgent && { userAgent }) };
}

/** Where a call comes from. Calls in process have none. */
export interface Caller {
  /** The client's IP address in its shortest usual form; IPv4 is never written as IPv6. */
  readonly address: string;
  /** What the client calls itself, cut to a bounded length and without control characters; may be empty. */
  readonly userAgent: string;
  /** Ends when the client no longer waits for the answer. */
  readonly signal?: AbortSignal | undefined;
}
