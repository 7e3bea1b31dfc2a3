import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { FEATURES, type FeatureSwitches } from "../../../core/site/features.ts";
import { brand } from "../../../web/brand/active-brand.ts";
import { closedPaths } from "../../../web/brand/closed-paths.ts";

const ALL_OFF: FeatureSwitches = Object.fromEntries(FEATURES.map((feature) => [feature, false]));

afterEach(() => {
  vi.doUnmock("../../../web/brand/active-brand.ts");
  vi.resetModules();
});

/** The menus and the routes of the site with other switches. */
async function siteWith(features: FeatureSwitches) {
  vi.resetModules();
  vi.doMock("../../../web/brand/active-brand.ts", () => ({
    brand: { ...brand, closedPaths: closedPaths(features) },
  }));
  const { screenRoutes } = await import("../../../web/app/routes.tsx");
  const { publicMenu } = await import("../../../web/layouts/menu-entries.ts");
  const { accountMenu, bottomBar, memberMenu } = await import("../../../web/layouts/member/member-entries.ts");
  const bars = (["media", "withdraw"] as const).flatMap((shortcut) => bottomBar(shortcut).flat());
  return {
    routes: new Set(screenRoutes.map(({ path }) => path)),
    links: [...publicMenu, ...memberMenu, ...accountMenu, ...bars].map(({ to }) => to),
  };
}

test.each([
  ...FEATURES.map((feature): [string, FeatureSwitches] => [feature, { [feature]: false }]),
  ["everything", ALL_OFF] as [string, FeatureSwitches],
])("without %s, no menu leads to a page that is not there", async (_, features) => {
  const { routes, links } = await siteWith(features);
  for (const link of links) expect(routes.has(link), link).toBe(true);
});

test("without any feature, the menus are shorter and the money pages are there", async () => {
  const [whole, reduced] = [await siteWith({}), await siteWith(ALL_OFF)];
  expect(whole.links.length - reduced.links.length).toBe(5);
  for (const path of ["/auth/deposit", "/auth/withdraw", "/auth/media", "/contact"]) {
    expect(reduced.routes.has(path), path).toBe(true);
  }
});

/** What a file may link without a question: pages of its own feature, which is on when the file runs. */
const OWN_FOLDERS =
  /screens\/(reward|flip-card|wheel|check-in|affiliate|ranking|deposit-slip|promotion|member-promotion)\/|layouts\/member\/aside-(bonus|check-in)\.tsx|screens\/dashboard\/check-in-card\.tsx|screens\/landing\/bonus-teaser\.tsx|screens\/inbox\/inbox-look\.ts/;
const FEATURE_PATHS =
  /paths\.(rewards|rewardCategory|flipCard\w*|wheel|checkIn|affiliate|registerByAffiliate|ranking|movie|liveScore|score|depositSlip|request|promotion|memberPromotion)\b/;

test("every part of the site that links a feature's page asks whether it is there", () => {
  const web = resolve(import.meta.dirname, "../../../web");
  const files = ["screens", "layouts"].flatMap((folder) =>
    readdirSync(resolve(web, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const linking = files.filter((file) => FEATURE_PATHS.test(readFileSync(resolve(web, file), "utf8")));
  const careless = linking.filter(
    (file) => !OWN_FOLDERS.test(file) && !readFileSync(resolve(web, file), "utf8").includes("isOpen"),
  );
  expect(linking.length).toBeGreaterThan(15);
  expect(careless).toEqual([]);
});
