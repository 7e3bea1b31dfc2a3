import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { closedFeatures } from "../../../cli/command-line/closed-features.ts";
import { COMMANDS } from "../../../cli/command-table.ts";
import { closedPaths } from "../../../contracts/delivery/closed-paths.ts";
import { FEATURES, type Feature, type FeatureSwitches } from "../../../core/site/model.ts";
import { PAGE_PATHS } from "../../../core/site/page-paths.ts";
import { brand } from "../../../web/brand/active-brand.ts";
import { pagesOf, shareFile } from "../../../web/brand/files/share-file-of.ts";
import { openPaths } from "../../../web/brand/open-paths.ts";

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
    links: [...publicMenu, ...memberMenu, ...accountMenu, ...bars].map(({ to }) => to.replace(/\?.*/, "")),
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
  expect(whole.links.length - reduced.links.length).toBe(7);
  for (const path of ["/auth/deposit", "/auth/withdraw", "/auth/media", "/contact"]) {
    expect(reduced.routes.has(path), path).toBe(true);
  }
});

/** What a file may link without a question: pages of its own feature, which is on when the file runs. */
const OWN_FOLDERS =
  /screens\/(games|win-loss|reward|flip-card|wheel|check-in|affiliate|ranking|deposit-slip|promotion|member-promotion)\/|layouts\/game-stage\/|layouts\/member\/aside-(bonus|check-in)\.tsx|screens\/dashboard\/check-in-card\.tsx|screens\/landing\/bonus-teaser\.tsx|screens\/inbox\/inbox-look\.ts/;
const FEATURE_PATHS =
  /paths\.(look|lookCategory|allGames|game\w*|winLoss|rewards|rewardCategory|flipCard\w*|wheel|checkIn|affiliate|registerByAffiliate|ranking|movie|liveScore|score|depositSlip|request|promotion|memberPromotion|fairPlay\w*)\b/;

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

/** Which feature each page belongs to, written a second time; every other page is always there. */
const FEATURE_OF: Readonly<Record<string, Feature>> = {
  "/games": "games",
  "/auth/games/category": "games",
  "/auth/games/:type/:slot": "games",
  "/auth/winlost": "winLoss",
  "/live-score": "liveScore",
  "/score": "standings",
  "/promotion": "promotion",
  "/auth/deposit/slip": "slip",
  "/auth/affiliate": "affiliate",
  "/auth/reward": "rewards",
  "/auth/reward/:categoryId": "rewards",
  "/auth/user/ranking": "ranking",
  "/auth/media/wheel": "wheel",
  "/auth/media/movie": "movies",
  "/auth/media/flip-card": "cards",
  "/auth/media/flip-card-reward": "cards",
  "/auth/media/promotion": "promotion",
  "/auth/media/check-in": "checkIn",
};

const FIRST_WORDS: Readonly<Partial<Record<Feature, string>>> = {
  games: "games ",
  winLoss: "games history",
  rewards: "reward ",
  cards: "flip-card ",
  wheel: "wheel ",
  checkIn: "check-in ",
  affiliate: "affiliate ",
  ranking: "site ranking",
  slip: "wallet deposit slip",
  promotion: "site promotion",
};

const someSwitches = () =>
  fc.subarray([...FEATURES]).map((off): FeatureSwitches => Object.fromEntries(off.map((feature) => [feature, false])));

test("whichever features are off, exactly their pages and commands are gone, everywhere", () => {
  const folder = mkdtempSync(join(tmpdir(), "sanam-switches-"));
  const file = join(folder, "brand.json");
  try {
    fc.assert(
      fc.property(someSwitches(), (features) => {
        const isOff = (feature: Feature | undefined) => feature !== undefined && features[feature] === false;
        const closed = closedPaths(features);
        const expected = PAGE_PATHS.filter((path) => !isOff(FEATURE_OF[path]));
        // What web servers list, and what chats show; a friend's link stays.
        expect(pagesOf({ closedPaths: closed })).toEqual(expected);
        const isOpen = openPaths(closed);
        for (const path of PAGE_PATHS) {
          if (path !== "/aff/:afCode") expect(isOpen(path), path).toBe(!isOff(FEATURE_OF[path]));
        }
        const shared = shareFile({ ...brand, closedPaths: closed }, "/share.png").pages.map(({ path }) => path);
        expect(shared).toContain("/aff/{code}");
        expect(shared.filter((path) => isOff(FEATURE_OF[path]))).toEqual([]);
        writeFileSync(file, JSON.stringify({ name: "x", features }));
        const tool = closedFeatures(["--brand", file], {});
        if (!tool.ok) throw new Error(tool.error.message);
        for (const command of COMMANDS) {
          const words = command.path.join(" ");
          // The last one: what is won and lost is apart from the games.
          const feature = FEATURES.filter((each) => words.startsWith(FIRST_WORDS[each] ?? "-")).at(-1);
          expect(tool.value.closing(command), words).toBe(isOff(feature) ? feature : undefined);
        }
      }),
      { numRuns: 60 },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("whichever features are off, no menu leads to a page that is not there, and all other pages are", async () => {
  await fc.assert(
    fc.asyncProperty(someSwitches(), async (features) => {
      const { routes, links } = await siteWith(features);
      for (const link of links) expect(routes.has(link), link).toBe(true);
      for (const path of PAGE_PATHS) {
        const feature = path === "/aff/:afCode" ? "affiliate" : FEATURE_OF[path];
        if (routes.has(path)) expect(feature === undefined || features[feature] !== false, path).toBe(true);
      }
      expect(routes.has("/auth/withdraw")).toBe(true);
    }),
    { numRuns: 6 },
  );
});

test("no text that an operator or a backend does not write holds a link to a page", () => {
  const text = resolve(import.meta.dirname, "../../../web/text");
  const files = readdirSync(text, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const linking = files.filter((name) => {
    const source = readFileSync(resolve(text, name), "utf8");
    return (
      !name.endsWith("share.ts") &&
      (FEATURE_PATHS.test(source) || /["'`]\/(auth|promotion|score|live-score)\b/.test(source))
    );
  });
  expect(linking).toEqual([]);
});
