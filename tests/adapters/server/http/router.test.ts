import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addRows } from "../../../../adapters/server/create-app.ts";
import { createHttpApp } from "../../../../adapters/server/http/http-app.ts";
import { matchRows } from "../../../../adapters/server/http/match-rows.ts";
import { jsonReply } from "../../../../adapters/server/problem-reply.ts";
import { ENDPOINTS } from "../../../../contracts/table.ts";

const ROWS = [
  { method: "POST", path: "/api/withdraw/{uuid}" },
  { method: "POST", path: "/api/withdraw/retry" },
  { method: "GET", path: "/api/withdraw/{uuid}/history" },
  { method: "PATCH", path: "/api/withdraw/retry" },
  { method: "GET", path: "/api/user/{name}/level/{level}" },
].map((row) => ({ ...ENDPOINTS.login, ...row }) as typeof ENDPOINTS.login);

type Found = { readonly row: string; readonly params: object } | { readonly allow: string } | undefined;
type Find = (method: string, path: string) => Promise<Found>;

/** What a server finds, and what a page finds, which has no library for it. */
const ROUTERS: readonly (readonly [name: string, routerOf: (rows: typeof ROWS) => Find])[] = [
  [
    "a server's",
    (rows) => {
      const app = createHttpApp();
      addRows(
        app,
        rows.map((row) => ({
          row,
          answer: async ({ params }) => jsonReply({ row: `${row.method} ${row.path}`, params }),
        })),
      );
      return async (method, path) => {
        const reply = await app.request(path, { method });
        if (reply.status === 404) return undefined;
        return reply.ok ? await reply.json() : { allow: reply.headers.get("allow") };
      };
    },
  ],
  [
    "a page's",
    (rows) => {
      const find = matchRows(rows);
      return async (method, path) => {
        const found = find(method, path);
        if (!found) return undefined;
        if ("allow" in found) return { allow: found.allow.join(", ") };
        return { row: `${found.row.method} ${found.row.path}`, params: found.params };
      };
    },
  ],
];

describe.each(ROUTERS)("%s router", (_, routerOf) => {
  it("prefers a literal segment to a parameter", async () => {
    const find = routerOf(ROWS);
    expect(await find("POST", "/api/withdraw/retry")).toEqual({ row: "POST /api/withdraw/retry", params: {} });
    expect(await find("POST", "/api/withdraw/7")).toEqual({
      row: "POST /api/withdraw/{uuid}",
      params: { uuid: "7" },
    });
    // The literal leads nowhere from here.
    expect(await find("GET", "/api/withdraw/retry/history")).toMatchObject({ params: { uuid: "retry" } });
  });

  it("names the methods of a path, and knows no other path", async () => {
    const find = routerOf(ROWS);
    expect(await find("DELETE", "/api/withdraw/7")).toEqual({ allow: "POST" });
    expect(await find("DELETE", "/api/user/a/level/b")).toEqual({ allow: "GET" });
    const unknown = ["/", "/api/withdraw", "/api/withdraw/", "/api/withdraw//history", "/api/withdraw/retry/"];
    for (const path of unknown) expect([path, await find("POST", path)]).toEqual([path, undefined]);
  });

  it("gives back every value that a path can hold", async () => {
    const find = routerOf(ROWS);
    // A URL resolves a segment of dots.
    const text = fc.string({ minLength: 1, unit: "grapheme" }).filter((part) => !/^\.{1,2}$/.test(part));
    await fc.assert(
      fc.asyncProperty(text, text, async (name, level) => {
        const path = `/api/user/${encodeURIComponent(name)}/level/${encodeURIComponent(level)}`;
        expect(await find("GET", path)).toMatchObject({ params: { name, level } });
      }),
    );
  });
});
