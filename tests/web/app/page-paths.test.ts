import { expect, test } from "vitest";
import { isPagePath, PAGE_PATHS } from "../../../core/site/page-paths.ts";
import { redirectRoutes, screenRoutes } from "../../../web/app/routes.tsx";

test("the server knows every page of the site, and no other", () => {
  const all = [...screenRoutes, ...redirectRoutes].map(({ path }) => path).filter((path) => path !== "*");
  // A friend's link is a route of its own, and a redirect without one.
  const routes = [...new Set(all)];
  expect([...PAGE_PATHS].sort()).toEqual(routes.sort());
});

test.each([
  ["/", true],
  ["/login/", true],
  ["/LOGIN", true],
  ["/aff/GOLD8888", true],
  ["/auth/games/slot/all", true],
  ["/aff", false],
  ["/aff/a/b", false],
  ["/login.php", false],
  ["/wp-admin", false],
  ["//", false],
])("%s is a page: %s", (path, known) => {
  expect(isPagePath(path)).toBe(known);
});
