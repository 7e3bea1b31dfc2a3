import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRouter, type Route } from "../../../../adapters/server/http/router.ts";

const route = (method: string, path: string): Route<string> => ({ method, path, target: `${method} ${path}` });
const ROUTES = [
  route("POST", "/withdraw/{uuid}"),
  route("POST", "/withdraw/retry"),
  route("GET", "/withdraw/{uuid}/history"),
  route("PATCH", "/withdraw/retry"),
  route("GET", "/user/{name}/level/{level}"),
];

describe("the router", () => {
  it("prefers a literal segment to a parameter, whatever the order of the routes", () => {
    for (const routes of [ROUTES, [...ROUTES].reverse()]) {
      const { find } = createRouter(routes);
      expect(find("POST", "/withdraw/retry")).toEqual({ target: "POST /withdraw/retry", params: {} });
      expect(find("POST", "/withdraw/7")).toEqual({ target: "POST /withdraw/{uuid}", params: { uuid: "7" } });
      // The literal leads nowhere from here.
      expect(find("GET", "/withdraw/retry/history")).toMatchObject({ params: { uuid: "retry" } });
    }
  });

  it("names the methods of a path, and knows no other path", () => {
    const { find } = createRouter(ROUTES);
    expect(find("DELETE", "/withdraw/retry")).toEqual({ allow: ["POST", "PATCH"] });
    for (const path of ["/", "/withdraw", "/withdraw/", "/withdraw//history", "/withdraw/retry/", "withdraw/retry"]) {
      expect([path, find("POST", path)]).toEqual([path, undefined]);
    }
  });

  it("gives back every value that a path can hold", () => {
    const { find } = createRouter(ROUTES);
    const text = fc.string({ minLength: 1, unit: "grapheme" });
    fc.assert(
      fc.property(text, text, (name, level) => {
        const found = find("GET", `/user/${encodeURIComponent(name)}/level/${encodeURIComponent(level)}`);
        expect(found).toMatchObject({ params: { name, level } });
      }),
    );
  });
});
