import { describe, expect, it } from "vitest";
import { createApp } from "../../../adapters/server/create-app.ts";
import type { Site } from "../../../adapters/server/site/load-site.ts";
import { gamePageHeaders } from "../../../contracts/delivery/page-headers.ts";
import { openServer } from "./open-server.ts";

const file = (type: string, text: string) => ({
  type,
  tag: "tag",
  whole: new TextEncoder().encode(text),
  br: undefined,
  gzip: undefined,
});
const SITE: Site = new Map([
  ["/index.html", file("text/html", "<p>site</p>")],
  ["/play/game.html", file("text/html", "<p>game</p>")],
]);

describe("a game's page", () => {
  it("is served without the site's origin, with its own policy, and is 404 where it does not exist", async () => {
    const { house } = await openServer();
    const app = createApp(house, { site: SITE });
    const page = await app.request("http://sanam.test/play/game.html", { headers: { accept: "text/html" } });
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/(^|; )sandbox allow-scripts allow-forms(;|$)/);
    expect(policy).not.toContain("allow-same-origin");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("connect-src 'self' http://sanam.test https://sanam.test");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    const site = await app.request("http://sanam.test/", { headers: { accept: "text/html" } });
    expect(site.headers.get("content-security-policy")).not.toContain("sandbox");
    expect(site.headers.get("access-control-allow-origin")).toBeNull();
    const missing = await app.request("http://sanam.test/play/other.html", { headers: { accept: "text/html" } });
    expect(missing.status).toBe(404);
  });

  it("leaves a host out of the policy that could change it", () => {
    for (const host of ["a;b", "a b", "a' *", "a,b", ""]) {
      expect(gamePageHeaders(host)["content-security-policy"]).toContain("script-src 'self';");
    }
    expect(gamePageHeaders("[::1]:4600")["content-security-policy"]).toContain("http://[::1]:4600");
  });

  it("may call the two rows of a game without an origin, and no other row", async () => {
    const { app } = await openServer();
    const preflightHeaders = { origin: "null", "access-control-request-method": "POST" };
    for (const path of ["/api/game/table", "/api/game/round"]) {
      const preflight = await app.request(path, { method: "OPTIONS", headers: preflightHeaders });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get("access-control-allow-headers")).toContain("idempotency-key");
      expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
      const body = JSON.stringify({ launchId: "none", betOn: "low", amount: 1 });
      const headers = { origin: "null", "content-type": "application/json" };
      const reply = await app.request(path, { method: "POST", headers, body });
      expect(reply.status).toBe(422);
      expect(reply.headers.get("access-control-allow-origin")).toBe("*");
      expect(await reply.json()).toMatchObject({ code: "launch-over" });
    }
    for (const path of ["/api/auth/user/opengame", "/api/auth/login", "/api/setting"]) {
      const preflight = await app.request(path, { method: "OPTIONS", headers: preflightHeaders });
      expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
    }
  });
});
