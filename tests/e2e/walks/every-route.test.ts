import { describe, expect, test } from "vitest";
import { ENDPOINTS } from "../../../contracts/table.ts";
import { GAME_CATEGORIES, SLOT_TYPES } from "../../../core/games/model.ts";
import { redirectRoutes } from "../../../web/app/routes.tsx";
import type { RowName } from "../../called-rows/row-of-call.ts";
import { OTHER_LOBBIES, ROUTE_ADDRESSES } from "./addresses.ts";
import { checkPageWithoutRow } from "./check-page.ts";
import { setUpWalk, userOf } from "./set-up-walk.ts";
import { ALL_WALKS, shareOf } from "./share-of.ts";

const ROW_NAMES = Object.keys(ENDPOINTS) as RowName[];

/** Rows that the frame of every member's page calls: a few pages show what their absence does. */
const FRAME_ROWS: readonly RowName[] = ["inbox", "eventStream"];
const FRAME_ADDRESSES = ["/auth/dashboard", "/auth/withdraw", "/auth/inbox"];

/** `npm test` opens the first page that makes a call without it, for every fifth call; `npm run walks` opens all. */
const MAX_PAGES = ALL_WALKS ? Number.POSITIVE_INFINITY : 1;

const walk = setUpWalk();

test("every route pattern has an address", () => {
  expect(ROUTE_ADDRESSES.filter(({ path }) => path.includes(":"))).toEqual([]);
});

test("every lobby has an address", () => {
  const lobbies = [...ROUTE_ADDRESSES, ...OTHER_LOBBIES].filter(({ path }) => path.startsWith("/auth/games/"));
  expect(lobbies).toHaveLength(GAME_CATEGORIES.length + SLOT_TYPES.length);
});

test.each([...ROUTE_ADDRESSES, ...shareOf(OTHER_LOBBIES, 4)])("$path has no problem", async (address) => {
  expect((await walk.check(address)).problems).toEqual([]);
});

describe("a call that a backend may not have", () => {
  const assumed = ROW_NAMES.filter((name) => ENDPOINTS[name].source === "assumed" && ENDPOINTS[name].effect === "read");

  test.each(shareOf(assumed, 5))("%s switches off only its own panel", { timeout: 180_000 }, async (name) => {
    let pages = 0;
    for (const address of ROUTE_ADDRESSES) {
      if (pages === MAX_PAGES) break;
      if (FRAME_ROWS.includes(name) && !FRAME_ADDRESSES.includes(address.path)) continue;
      if (!(await walk.check(address)).called.has(name)) continue;
      const page = await walk.pageOf(userOf(address));
      // Both mean the same to the client, so calls and pages take turns.
      const status = (assumed.indexOf(name) + pages) % 2 === 0 ? 404 : 501;
      pages += 1;
      const report = await checkPageWithoutRow(page, `${walk.site.url}${address.path}`, name, status);
      expect({ path: address.path, status, ...report }).toMatchObject({ problems: [], failed: 0 });
      expect(report.notAvailable, address.path).toBeLessThanOrEqual(1);
    }
  });
});

describe("the guards", () => {
  test("redirect a visitor from every member page to the login page", async () => {
    const page = await walk.pageOf("visitor");
    for (const { path } of ROUTE_ADDRESSES.filter(({ guard }) => guard === "member")) {
      await page.goto(`${walk.site.url}${path}`, { waitUntil: "commit" });
      await page.waitForURL(`${walk.site.url}/login`);
    }
  });

  test("redirect a member from every visitors' page to the dashboard", async () => {
    const page = await walk.pageOf("gold");
    for (const { path } of ROUTE_ADDRESSES.filter(({ guard }) => guard === "public")) {
      await page.goto(`${walk.site.url}${path}`, { waitUntil: "commit" });
      await page.waitForURL(`${walk.site.url}/auth/dashboard`);
    }
  });

  test.each([false, true])("let every redirect end where it should (signed in: %s)", async (member) => {
    const page = await walk.pageOf(member ? "gold" : "visitor");
    for (const { path, redirectTo } of redirectRoutes) {
      const guard = ROUTE_ADDRESSES.find((address) => address.path === redirectTo)?.guard;
      const end = guard === "open" ? redirectTo : member ? "/auth/dashboard" : "/login";
      await page.goto(`${walk.site.url}${path === "*" ? "/no/such/page" : path}`, { waitUntil: "commit" });
      await page.waitForURL(`${walk.site.url}${end}`);
    }
  });
});
