import { describe, expect, test } from "vitest";
import { ENDPOINTS } from "../../../contracts/table.ts";
import { GAME_CATEGORIES, SLOT_TYPES } from "../../../core/games/model.ts";
import { redirectRoutes } from "../../../web/app/routes.tsx";
import type { RowName } from "../../called-rows/row-of-call.ts";
import { lookWithout } from "./check-page.ts";
import { guestOf, OTHER_LOBBIES, STOPS, setUpWalk } from "./set-up-walk.ts";

const ROW_NAMES = Object.keys(ENDPOINTS) as RowName[];

const walk = setUpWalk();

test("every pattern has an address to go to", () => {
  expect(STOPS.filter(({ at }) => at.includes(":"))).toEqual([]);
});

test("every lobby has one too", () => {
  const lobbies = [...STOPS, ...OTHER_LOBBIES].filter(({ at }) => at.startsWith("/auth/games/"));
  expect(lobbies).toHaveLength(GAME_CATEGORIES.length + SLOT_TYPES.length);
});

test.each([...STOPS, ...OTHER_LOBBIES])("$at stands without a fault", async (stop) => {
  expect((await walk.look(stop)).problems).toEqual([]);
});

describe("a call that a backend may lack", () => {
  const assumed = ROW_NAMES.filter((name) => ENDPOINTS[name].source === "assumed" && ENDPOINTS[name].effect === "read");

  test.each(assumed)("%s switches off no more than its own panel", { timeout: 180_000 }, async (name) => {
    for (const stop of STOPS) {
      if (!(await walk.look(stop)).called.has(name)) continue;
      for (const status of [404, 501] as const) {
        const found = await lookWithout(
          await walk.contextFor(guestOf(stop)),
          `${walk.site.url}${stop.at}`,
          name,
          status,
        );
        expect({ at: stop.at, status, ...found }).toMatchObject({ problems: [], failed: 0 });
        expect(found.switchedOff, stop.at).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe("the guards", () => {
  test("send a visitor from every member page to the login page", async () => {
    const page = await (await walk.contextFor("visitor")).newPage();
    for (const { at } of STOPS.filter(({ guard }) => guard === "member")) {
      await page.goto(`${walk.site.url}${at}`, { waitUntil: "commit" });
      await page.waitForURL(`${walk.site.url}/login`);
    }
    await page.close();
  });

  test("send a member from every page for visitors to the dashboard", async () => {
    const page = await (await walk.contextFor("gold")).newPage();
    for (const { at } of STOPS.filter(({ guard }) => guard === "public")) {
      await page.goto(`${walk.site.url}${at}`, { waitUntil: "commit" });
      await page.waitForURL(`${walk.site.url}/auth/dashboard`);
    }
    await page.close();
  });

  test.each([false, true])("leave every redirect where it leads (signed in: %s)", async (member) => {
    const page = await (await walk.contextFor(member ? "gold" : "visitor")).newPage();
    for (const { path, redirectTo } of redirectRoutes) {
      const guard = STOPS.find(({ at }) => at === redirectTo)?.guard;
      const end = guard === "open" ? redirectTo : member ? "/auth/dashboard" : "/login";
      await page.goto(`${walk.site.url}${path === "*" ? "/no/such/page" : path}`, { waitUntil: "commit" });
      await page.waitForURL(`${walk.site.url}${end}`);
    }
    await page.close();
  });
});
