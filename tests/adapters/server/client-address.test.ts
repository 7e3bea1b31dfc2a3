import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  callerOf,
  clientAddress,
  isProxied,
  readTrustProxy,
  TRUST_NO_PROXY,
  type TrustProxy,
} from "../../../adapters/server/client-address.ts";
import { handleRequest } from "../../../adapters/server/handle-request.ts";
import { publicHandler } from "../../../adapters/server/handlers/handler.ts";
import { siteEndpoints } from "../../../contracts/endpoints/site.ts";
import { ok } from "../../../core/shared/result.ts";
import { openTestHouse, unwrap } from "../house/test-house.ts";
import { appOf, listening } from "./open-server.ts";

const trust = (text: string): TrustProxy => unwrap(readTrustProxy(text));
const request = (remoteAddress: string | undefined, forwarded?: string, userAgent?: string) => ({
  headers: {
    ...(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
    ...(userAgent === undefined ? {} : { "user-agent": userAgent }),
  },
  socket: { remoteAddress },
});

describe("the client's address", () => {
  it.each([
    ["without a proxy, the connection's", "0", "198.51.100.1", "203.0.113.7", "198.51.100.1"],
    ["behind one, its last entry", "1", "10.0.0.1", "6.6.6.6, 203.0.113.7", "203.0.113.7"],
    ["behind two, the one before", "2", "10.0.0.1", "6.6.6.6, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
    ["with too few entries, the first", "3", "10.0.0.1", "203.0.113.7", "203.0.113.7"],
    ["without entries, the proxy's", "1", "10.0.0.1", "", "10.0.0.1"],
    ["behind networks, the last outside", "10.0.0.0/8", "10.0.0.1", "6.6.6.6, 203.0.113.7, 10.2.3.4", "203.0.113.7"],
    ["not from an untrusted proxy", "10.0.0.0/8", "198.51.100.1", "203.0.113.7", "198.51.100.1"],
    ["with a malformed entry, the proxy's", "1", "10.0.0.1", "203.0.113.7, unknown", "10.0.0.1"],
    ["with a malformed entry further left, the last good one", "3", "10.0.0.1", "6.6.6.6, <x>, 10.0.0.2", "10.0.0.2"],
    ["without port and brackets", "1", "10.0.0.1", "[2001:DB8::7]:4711", "2001:db8::7"],
    ["without a port", "1", "10.0.0.1", "203.0.113.7:4711", "203.0.113.7"],
    ["IPv4 as IPv4", "127.0.0.0/8", "::ffff:127.0.0.1", "::ffff:203.0.113.7", "203.0.113.7"],
    ["without a zone", "0", "fe80::1%eth0", undefined, "fe80::1"],
  ])("is %s", (_, trusted, remote, forwarded, expected) => {
    expect(clientAddress(request(remote, forwarded), trust(trusted))).toBe(expected);
  });

  it("is never what the client wrote itself", () => {
    const address = fc.ipV4();
    fc.assert(
      fc.property(fc.array(fc.oneof(address, fc.string())), address, (own, real) => {
        const forwarded = [...own, real].join(",");
        expect(clientAddress(request("10.0.0.1", forwarded), trust("1"))).toBe(real);
        expect(clientAddress(request(real, forwarded), TRUST_NO_PROXY)).toBe(real);
      }),
    );
  });

  it("is unknown once the connection is gone", () => {
    expect(callerOf(request(undefined, "203.0.113.7"), trust("1"))).toBeUndefined();
    expect(callerOf(undefined, trust("1"))).toBeUndefined();
  });
});

it("knows whether a request comes from a trusted proxy", () => {
  expect(isProxied(request("10.0.0.1"), trust("10.0.0.0/8"))).toBe(true);
  expect(isProxied(request("198.51.100.1"), trust("10.0.0.0/8"))).toBe(false);
});

it("keeps a bounded user agent without control characters", () => {
  const { userAgent = "" } =
    callerOf(request("10.0.0.1", undefined, `a\u001b[31m${"b".repeat(1000)}`), trust("0")) ?? {};
  expect(userAgent).toBe(`a[31m${"b".repeat(1000)}`.slice(0, 256));
});

it.each(["x", "-1", "10", "10.0.0.0/33", "10.0.0.0/8/8", "::/129", "300.1.1.1", "10.0.0.0/"])(
  "refuses to trust %s",
  (text) => {
    expect(readTrustProxy(text)).toEqual({ ok: false, error: text });
  },
);

it("reaches a handler over a connection", async () => {
  const { house } = await openTestHouse();
  const seen: unknown[] = [];
  const handler = publicHandler(siteEndpoints.operation, async ({ caller }) => {
    seen.push(caller);
    return ok({ websiteStatus: "enable" });
  });
  const server = await listening(
    appOf((call) => handleRequest(house, handler, call, { checkReplies: false })),
    { trustProxy: trust("1") },
  );
  await fetch(server.url, { headers: { "x-forwarded-for": "203.0.113.7", "user-agent": "test" } });
  await server.stop();
  expect(seen).toMatchObject([{ address: "203.0.113.7", userAgent: "test" }]);
});
