import { type LookupAddress, type LookupOptions, lookup as systemLookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isPublicAddress } from "./public-address.ts";

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
