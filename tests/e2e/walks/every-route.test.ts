import { describe, expect, test } from "vitest";
import { GAME_CATEGORIES, SLOT_TYPES } from "../../../core/games/model.ts";
import { redirectRoutes } from "../../../web/app/routes.tsx";
import { follow } from "../support/follow.ts";
import { smallTargets } from "../support/small-targets.ts";
import { OTHER_LOBBIES, ROUTE_ADDRESSES } from "./addresses.ts";
import { checkNextScreen } from "./check-page.ts";
import { setUpWalk, userOf } from "./set-up-walk.ts";

const walk = setUpWalk();

test("every route pattern has an address", () => {
  expect(ROUTE_ADDRESSES.filter(({ path }) => path.includes(":"))).toEqual([]);
});

test("every lobby has an address", () => {
  const lobbies = [...ROUTE_ADDRESSES, ...OTHER_LOBBIES].filter(({ path }) => path.startsWith("/auth/games/"));
  expect(lobbies).toHaveLength(GAME_CATEGORIES.length + SLOT_TYPES.length);
});

// A visitor and a member walk from screen to screen; every-route.long.test.ts opens each directly, also on a desktop.
test.each(ROUTE_ADDRESSES)("$path has no problem on a phone", async (address) => {
  const page = await walk.pageOf(userOf(address));
  expect(await checkNextScreen(page, `${walk.site.url}${address.path}`)).toEqual([]);
});

test("the check finds a call that failed", async () => {
  const page = await walk.pageOf("gold");
  await page.route("**/api/auth/ranking**", (route) => route.fulfill({ status: 500, json: {} }));
  const problems = await checkNextScreen(page, `${walk.site.url}/auth/user/ranking`);
  expect(problems.join()).toMatch(/\/ranking\S*: 500/);
});

test("the check finds a control that is too small for a finger", async () => {
  const page = await walk.pageOf("gold");
  await page.goto(`${walk.site.url}/auth/settings/device`);
  await page.getByRole("switch").first().waitFor();
  expect(await smallTargets(page)).toEqual([]);
  await page.locator("main").evaluate((main) => {
    const button = document.createElement("button");
    button.style.cssText = "width: 90px; height: 43px; min-height: 0";
    main.append(button);
  });
  expect((await smallTargets(page)).join()).toMatch(/^90 x 43: button/);
});

describe.each([
  { who: "a visitor", user: "visitor", home: "/login", closed: "member" },
  { who: "a member", user: "gold", home: "/auth/dashboard", closed: "public" },
] as const)("the guards", ({ who, user, home, closed }) => {
  test(`let ${who} end at ${home} in place of every page that is for others, and where a redirect leads`, async () => {
    const page = await walk.pageOf(user);
    await page.goto(`${walk.site.url}/404`);
    await page.locator("main h1").first().waitFor();
    const cases = [
      ...ROUTE_ADDRESSES.map(({ path, guard }) => ({ path, end: path, guard })),
      ...redirectRoutes
        .filter(({ path }) => !path.includes(":"))
        .map(({ path, redirectTo }) => ({
          path: path === "*" ? "/no/such/page" : path,
          end: redirectTo,
          guard: ROUTE_ADDRESSES.find((address) => address.path === redirectTo)?.guard,
        })),
    ];
    for (const { path, end, guard } of cases) {
      if (guard !== closed && path === end) continue;
      await follow(page, path);
      await page.waitForURL(`${walk.site.url}${guard === closed ? home : end}`);
    }
  });
});
