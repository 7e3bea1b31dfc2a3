import fc from "fast-check";
import { matchPath } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { isRegistration, paths, returnPath } from "../../../web/app/paths.ts";
import { redirectRoutes, screenRoutes } from "../../../web/app/routes.tsx";
import { anyText } from "../../arbitraries/core/text.ts";

const patterns = screenRoutes.map(({ path }) => path);
const routeOf = (path: string) =>
  screenRoutes.find((route) => matchPath(route.path, new URL(path, "http://site").pathname) !== null);

describe("the route table", () => {
  test("has a row for every path that screens link to", () => {
    const links = [
      ...Object.values(paths).filter((path) => typeof path === "string"),
      paths.registerByCampaign("a", "b"),
      paths.registerByCampaignAlias("a", "b"),
      paths.registerByAffiliate("a"),
      paths.rewardCategory("1"),
      paths.gameCategory("sport"),
      paths.games("slot", "JK"),
    ];
    const known = redirectRoutes.map(({ path }) => path);
    for (const link of links) expect(routeOf(link) ?? known.includes(link), link).toBeTruthy();
  });

  test("has every path once", () => {
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  test("guards every path below /auth for members, and no other path", () => {
    for (const { path, guard } of screenRoutes) expect(guard === "member", path).toBe(path.startsWith("/auth"));
  });

  test("redirects any other path to the not-found page", () => {
    expect(redirectRoutes.find(({ path }) => path === "*")?.redirectTo).toBe(paths.notFound);
  });
});

test("a parameter stays one segment of its path and decodes to the same text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1 }), (text) => {
      const [, aff, segment = "", ...more] = paths.registerByAffiliate(text).split("/");
      expect([aff, decodeURIComponent(segment), more]).toEqual(["aff", text, []]);
      expect(segment).not.toMatch(/[?#\\]/);
    }),
  );
});

test.each([
  ["/register", true],
  ["/regis/a/b", true],
  ["/regiss/a/b", true],
  ["/aff/x", true],
  ["/registers", false],
  ["/affiliate", false],
  ["/login", false],
])("%s is part of the registration: %s", (path, expected) => {
  expect(isRegistration(path)).toBe(expected);
});

describe("returnPath", () => {
  test.each([
    "/auth/deposit",
    "/auth/deposit/slip",
    "/auth/transaction/history?kind=deposit",
    "/auth/games/category?cat=sport",
  ])("returns to %s", (from) => {
    expect(returnPath({ from })).toBe(from);
  });

  test.each([
    undefined,
    null,
    "x",
    {},
    { from: 1 },
    { from: "" },
    { from: "//evil.example/auth/deposit" },
    { from: "https://evil.example" },
    { from: "/\\evil.example" },
    { from: "/login" },
    { from: "/auth/../login" },
    { from: "/auth//evil.example" },
    { from: "/auth/x?y=\\" },
  ])("returns to the dashboard for the state %o", (state) => {
    expect(returnPath(state)).toBe(paths.dashboard);
  });

  test("stays in the member area for any state", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), anyText(), fc.webPath()), (from) => {
        const target = new URL(returnPath({ from }), "http://site.example");
        expect(target.origin).toBe("http://site.example");
        expect(target.pathname).toMatch(/^\/auth\//);
      }),
    );
  });
});
