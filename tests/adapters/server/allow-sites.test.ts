import { describe, expect, it } from "vitest";
import { createApp } from "../../../adapters/server/create-app.ts";
import { openServer } from "./open-server.ts";

const SITE = "https://play.example";

async function openAppFor(otherSites: readonly string[]) {
  const { house } = await openServer();
  const app = createApp(house, { otherSites });
  const preflight = (path: string, origin: string) =>
    app.request(path, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "idempotency-key" },
    });
  const read = (path: string, headers: Record<string, string>) => app.request(path, { headers });
  return { preflight, read };
}

describe("a house with sites on other servers", () => {
  it("answers the preflight request of a listed site and allows every header that the site sends", async () => {
    const { preflight } = await openAppFor([SITE]);
    for (const path of ["/api/auth/login", "/api/auth/deposit-request", "/api/auth/address"]) {
      const reply = await preflight(path, SITE);
      expect([path, reply.status, reply.headers.get("access-control-allow-origin")]).toEqual([path, 204, SITE]);
      for (const name of ["authorization", "content-type", "platform", "channel", "webversion", "webhostname"])
        expect(reply.headers.get("access-control-allow-headers")).toContain(name);
      expect(reply.headers.get("access-control-allow-headers")).toContain("idempotency-key");
      expect(reply.headers.get("access-control-allow-methods")).toContain("PATCH");
      expect(reply.headers.get("access-control-allow-credentials")).toBeNull();
      expect(reply.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    }
  });

  it("lets a listed site read every reply, including refusals and unknown paths", async () => {
    const { read } = await openAppFor([SITE]);
    for (const path of ["/api/setting", "/api/auth/user/level/x", "/api/nothing"]) {
      const reply = await read(path, { origin: SITE });
      expect([path, reply.headers.get("access-control-allow-origin")]).toEqual([path, SITE]);
      expect(reply.headers.get("vary")).toBe("origin");
      // The site learns the house's time, when to try again, the id for the support, and a renewed token.
      expect(reply.headers.get("access-control-expose-headers")).toBe(
        "date, retry-after, x-request-id, x-session-token",
      );
    }
  });

  it("allows no other origin, and none when no site is listed", async () => {
    for (const [sites, origin] of [
      [[SITE], "https://evil.example"],
      [[SITE], "null"],
      [[], SITE],
    ] as const) {
      const { preflight, read } = await openAppFor(sites);
      expect((await preflight("/api/auth/login", origin)).headers.get("access-control-allow-origin")).toBeNull();
      expect((await read("/api/setting", { origin })).headers.get("access-control-allow-origin")).toBeNull();
    }
  });
});
