import fc from "fast-check";
import { expect, test } from "vitest";
import { closedPaths } from "../../../contracts/delivery/closed-paths.ts";
import { FAIR_PLAY_PARTS, FAIR_PLAY_TABS, FEATURES, type Feature } from "../../../core/site/model.ts";
import { paths } from "../../../web/app/paths.ts";
import { screenRoutes } from "../../../web/app/routes.tsx";
import { openPaths } from "../../../web/brand/open-paths.ts";
import { accountMenu, bottomBar, memberMenu } from "../../../web/layouts/member/member-entries.ts";
import { publicMenu } from "../../../web/layouts/menu-entries.ts";

/** The addresses of each feature, as people know them. */
const PAGES = {
  rewards: [paths.rewards, paths.rewardCategory("7"), "/auth/reward/:categoryId"],
  cards: [paths.flipCard, paths.flipCardReward],
  games: [
    paths.look,
    paths.allGames,
    paths.gamesHome,
    paths.gameCategory("slot"),
    paths.games("slot", "JK"),
    "/auth/games/:type/:slot",
  ],
  winLoss: [paths.winLoss],
  refund: ["/refund"],
  wheel: [paths.wheel],
  checkIn: [paths.checkIn],
  affiliate: [paths.affiliate, paths.registerByAffiliate("A1"), "/aff/:afCode"],
  ranking: [paths.ranking],
  movies: [paths.movie],
  liveScore: [paths.liveScore],
  standings: [paths.score],
  slip: [paths.depositSlip],
  promotion: [paths.promotion, paths.memberPromotion],
} satisfies Record<Feature, readonly string[]>;

const featurePages: ReadonlySet<string> = new Set(Object.values(PAGES).flat());
const everyPath = [
  ...new Set([
    ...screenRoutes.map(({ path }) => path),
    ...Object.values(paths).filter((path) => typeof path === "string"),
    ...featurePages,
    paths.registerByCampaign("promotion", "wheel"),
    paths.receipt("slip", "1"),
    paths.gameCategory("slot"),
    paths.games("slot", "JK"),
  ]),
];

test("each feature closes its own pages and no others, alone and together", () => {
  fc.assert(
    fc.property(fc.subarray([...FEATURES]), (off) => {
      const isOpen = openPaths(closedPaths(Object.fromEntries(off.map((feature) => [feature, false]))));
      const closed: readonly string[] = off.flatMap((feature) => PAGES[feature]);
      for (const path of everyPath) expect(isOpen(path), path).toBe(!closed.includes(path));
    }),
  );
});

test("what is left out of fair play closes its own parts, and the page with the last of its tabs", () => {
  fc.assert(
    fc.property(fc.subarray([...FAIR_PLAY_PARTS]), fc.boolean(), (leftOut, wheel) => {
      const isOpen = openPaths(closedPaths({ wheel }, leftOut));
      for (const part of FAIR_PLAY_PARTS) expect(isOpen(paths.fairPlayPart(part)), part).toBe(!leftOut.includes(part));
      expect(isOpen(paths.fairPlay)).toBe(FAIR_PLAY_TABS.some((tab) => !leftOut.includes(tab)));
      expect(isOpen(paths.wheel)).toBe(wheel);
      for (const path of everyPath) {
        if (path !== paths.fairPlay && path !== paths.wheel) expect(isOpen(path), path).toBe(true);
      }
    }),
  );
});

test("every page of a feature is a route of the site, and every other route is always there", () => {
  const isOpen = openPaths(closedPaths(Object.fromEntries(FEATURES.map((feature) => [feature, false]))));
  for (const feature of FEATURES) {
    // Sections of pages, and no page of its own.
    if (feature === "refund") continue;
    expect(
      screenRoutes.some(({ path }) => (PAGES[feature] as readonly string[]).includes(path)),
      feature,
    ).toBe(true);
  }
  const left = screenRoutes.map(({ path }) => path).filter((path) => isOpen(path));
  expect(left).toEqual(screenRoutes.map(({ path }) => path).filter((path) => !featurePages.has(path)));
});

test("a menu leads only to routes", () => {
  const known = new Set(screenRoutes.map(({ path }) => path));
  const bars = (["media", "withdraw"] as const).flatMap((shortcut) => bottomBar(shortcut).flat());
  for (const { to } of [...publicMenu, ...memberMenu, ...accountMenu, ...bars]) {
    expect(known.has(to.replace(/\?.*/, "")), to).toBe(true);
  }
});

test("a feature that is not named is on", () => {
  expect(openPaths(undefined)(paths.wheel)).toBe(true);
  expect(openPaths(closedPaths({ wheel: true }))(paths.wheel)).toBe(true);
});
