import { type LookupAddress, type LookupOptions, lookup as systemLookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIP } from "node:net";

export interface PushPost {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether the host may be on this machine: the push service that a sandbox names. */
  readonly local: boolean;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** How names are resolved; the system's way by default. */
  readonly lookup?: typeof systemLookup | undefined;
}

/** What a push service answered. Nothing of its body is read. */
export interface PushReply {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

type Done = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/**
 * One call of a push service: no redirect is followed, and a name that leads to an address of a private network is not
 * connected to. The address that was checked is the one that is used. Rejects when there is no answer in time.
 */
export function postPush(post: PushPost): Promise<PushReply> {
  const { url, headers, body, local, timeoutMs, signal } = post;
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = send(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-length": String(body.length) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        // A connection of its own: few pushes go to one service at a time, and an idle one would hold a stop up.
        agent: false,
        ...(!local && { lookup: publicLookup(post.lookup ?? systemLookup) }),
      },
      (reply) => {
        const { statusCode = 0, headers: received } = reply;
        resolve({ status: statusCode, retryAfter: received["retry-after"] });
        reply.destroy();
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

/** Looks a name up and fails for one that has any address of a private network. */
function publicLookup(lookup: typeof systemLookup) {
  return (host: string, options: LookupOptions, done: Done): void => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new Error("a push service at an address of a private network"), []);
      }
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

/** Networks that are no place on the public internet, by IANA's registries of special addresses. */
const V4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;
/** Of IPv6, only 2000::/3 is given out; these parts of it lead elsewhere, some of them to an IPv4 address inside. */
const V6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const inner = new BlockList();
for (const [network, prefix] of V4) inner.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of V6) inner.addSubnet(network, prefix, "ipv6");
const givenOut = new BlockList();
givenOut.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address, as text without brackets, is one of the public internet. */
function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !inner.check(address, "ipv4");
    case 6:
      return givenOut.check(address, "ipv6") && !inner.check(address, "ipv6");
    default:
      return false;
  }
}

/**
 * The address of a push service, if the house may call it: https at a public host and the usual port, or the push service
 * of this machine that a sandbox names. A name is looked up again at each call (`post-push.ts`).
 */
export function pushUrl(endpoint: string, localService: string | undefined): URL | undefined {
  const url = URL.parse(endpoint);
  if (!url || url.username !== "" || url.password !== "" || url.hash !== "") return undefined;
  if (url.origin === localService) return url;
  if (url.protocol !== "https:" || url.port !== "") return undefined;
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : undefined;
  // A name without a dot is one of the house's own network.
  return /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/.test(host) && !/\.(?:localhost|local|internal|home\.arpa)$/.test(host)
    ? url
    : undefined;
}
