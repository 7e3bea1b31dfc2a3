import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../../adapters/server/create-app.ts";
import { NO_PAGE } from "../../../adapters/server/http/http-call.ts";
import type { Listening } from "../../../adapters/server/listen.ts";
import type { Site } from "../../../adapters/server/site/load-site.ts";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { ENDPOINTS } from "../../../contracts/table.ts";
import type { Session } from "../../../core/session/model.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { joinHouse, openTestHouse } from "../house/test-house.ts";
import { rawRequest } from "./edge/raw-request.ts";
import { listening, pathOf } from "./open-server.ts";

const file = (type: string, text: string) => ({
  type,
  tag: "tag",
  whole: new TextEncoder().encode(text),
  br: undefined,
  gzip: undefined,
});
const SITE: Site = new Map([
  ["/index.html", file("text/html; charset=utf-8", "<p>site</p>")],
  ["/play/game.html", file("text/html; charset=utf-8", "<p>game</p>")],
  ["/assets/a.js", file("text/javascript; charset=utf-8", "1")],
]);
const HOST = "host: localhost";
/** What no page or program of ours needs to know or should keep. */
const NEVER_SENT = ["set-cookie", "server", "x-powered-by", "location", "refresh"];

/** The site frames its games, and an operator's own pages may stand in it; nothing else is framed. */
const FRAMED = "frame-ancestors 'self'";
const CLOSED = "frame-ancestors 'none'";

let server: Listening;
let session: Session;
beforeAll(async () => {
  const { house } = await openTestHouse();
  ({ session } = await joinHouse(house));
  const smallFiles = { searchable: true, securityContact: "mailto:a@play.example", clock: () => instant(0) };
  server = await listening(createApp(house, { site: SITE, smallFiles }));
});
afterAll(() => server.stop());

/** A sign-out comes last, because the others would be refused after it. */
const ROWS = [
  ...Object.values<Endpoint>(ENDPOINTS).filter((row) => row !== ENDPOINTS.logout && !row.streams),
  ENDPOINTS.logout,
];

describe("every reply", () => {
  test("of a row is JSON in UTF-8 that is never stored, framed or guessed to be a page", async () => {
    let answered = 0;
    for (const row of ROWS) {
      for (const more of [[], [`authorization: Bearer ${session.token}`]]) {
        const { status, headers } = await rawRequest(server.url, pathOf(row, session), [HOST, ...more], row.method);
        if (status === 200) answered += 1;
        const about = `${row.method} ${row.path} ${status}`;
        expect([about, headers.get("content-type")]).toEqual([about, "application/json; charset=utf-8"]);
        expect([about, headers.get("x-content-type-options")]).toEqual([about, "nosniff"]);
        expect([about, headers.get("cache-control")]).toEqual([about, "no-store"]);
        expect([about, headers.get("content-security-policy")]).toEqual([about, NO_PAGE["content-security-policy"]]);
        expect([about, NEVER_SENT.filter((name) => headers.has(name))]).toEqual([about, []]);
      }
    }
    expect(answered).toBeGreaterThan(30);
  });

  test.each([
    ["/", "text/html; charset=utf-8"],
    ["/login", "text/html; charset=utf-8"],
    ["/assets/a.js", "text/javascript; charset=utf-8"],
    ["/play/game.html", "text/html; charset=utf-8"],
    ["/pictures/games/golden-roulette.webp", "image/webp"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
    ["/.git/config", "application/json; charset=utf-8"],
    ["/assets/", "application/json; charset=utf-8"],
    ["/api/nothing", "application/json; charset=utf-8"],
    ["/%zz", "application/json; charset=utf-8"],
  ])(
    "to %s names its type, which no browser guesses, has a policy, sets no cookie and leads nowhere else",
    async (path, type) => {
      const { status, headers } = await rawRequest(server.url, path, [HOST, "accept: text/html"]);
      expect(Math.floor(status / 100)).not.toBe(3);
      expect(headers.get("content-type")).toBe(type);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      const policy = headers.get("content-security-policy") ?? "";
      for (const part of ["default-src 'none'", "base-uri 'none'"]) expect(policy.split("; ")).toContain(part);
      expect(policy).toContain(type.startsWith("text/html") || path === "/assets/a.js" ? FRAMED : CLOSED);
      expect(NEVER_SENT.filter((name) => headers.has(name))).toEqual([]);
    },
  );
});

test("no method gives a request back, and none but those of the contract does anything", async () => {
  for (const method of ["TRACE", "PUT", "DELETE", "PROPFIND", "OPTIONS"]) {
    for (const path of ["/", "/api/auth/login", "/assets/a.js", "/pictures/games/golden-roulette.webp"]) {
      const secret = `authorization: Bearer ${session.token}`;
      const { status, headers, body } = await rawRequest(server.url, path, [HOST, secret], method);
      expect([method, path, [404, 405].includes(status)]).toEqual([method, path, true]);
      expect(body + [...headers.values()].join()).not.toContain(session.token);
    }
  }
});
