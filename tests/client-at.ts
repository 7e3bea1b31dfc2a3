import { createHttpClient, type HttpClient, type HttpClientOptions } from "../adapters/http/client/client.ts";
import { fitsExactly } from "../contracts/fits-exactly.ts";
import { thai } from "../core/sentences/thai.ts";

/** A client of the house at an address, by default without a member and over Node's own fetch. */
export function clientAt(baseUrl: string, options: Partial<HttpClientOptions> = {}): HttpClient {
  return createHttpClient({
    send: fetch,
    baseUrl,
    identity: () => undefined,
    platform: "DSK",
    version: "1.0.0",
    hostname: "127.0.0.1",
    sendsIdempotencyKey: true,
    sentences: () => thai,
    fits: fitsExactly,
    ...options,
  });
}
