import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chunkOf, MEMBER_PART } from "../../../web/vite/chunks.ts";

const landing = "/x/web/screens/landing/landing-screen.tsx";
const dashboard = "/x/web/screens/dashboard/dashboard-screen.tsx";
const wheel = "/x/web/screens/wheel/wheel-screen.tsx";
const history = "/x/web/screens/history/history-screen.tsx";
const standings = "/x/web/screens/embedded/standings-screen.tsx";
const liveScore = "/x/web/screens/embedded/live-score-screen.tsx";
const movie = "/x/web/screens/embedded/movie-screen.tsx";
const memberParts = "/x/web/compose/member.ts";
const routes = "/x/web/routes.tsx";
const entry = "/x/web/main.tsx";

/** Module → its static importers. Screens and the members' parts are imported lazily. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  "/x/web/ui/button.tsx": [landing, wheel],
  "/x/web/ui/frame.tsx": ["/x/web/ui/button.tsx"],
  "/x/web/ui/card.tsx": [dashboard, wheel],
  "/x/web/ui/toast.tsx": [entry, dashboard],
  "/x/web/ui/week.module.css": [dashboard],
  "/x/web/ui/spokes.module.css": [wheel],
  "/x/core/rules/cap.ts": [memberParts, history],
  "/x/web/ui/chart.tsx": [wheel, history],
  "/x/web/ui/list.tsx": [wheel, history, "/x/web/screens/withdraw/withdraw-screen.tsx"],
  "/x/web/ui/spokes.tsx": [wheel],
  "/x/web/screens/embedded/embedded-page.tsx": [standings, liveScore, movie],
  "/x/node_modules/package/index.js": [landing, wheel, history],
};
const LAZY = new Set([
  landing,
  dashboard,
  wheel,
  history,
  standings,
  liveScore,
  movie,
  memberParts,
  "/x/web/screens/withdraw/withdraw-screen.tsx",
]);

const chunk = (id: string) =>
  chunkOf(id, (module) => ({
    importers: IMPORTERS[module] ?? [],
    dynamicImporters: LAZY.has(module) ? [routes] : [],
    isEntry: module === entry,
  }));

test("puts a module that the entry imports, or a first page shares, into base", () => {
  expect(chunk("/x/web/ui/toast.tsx")).toBe("base");
  expect(chunk("/x/web/ui/button.tsx")).toBe("base");
  expect(chunk("/x/web/ui/frame.tsx")).toBe("base");
});

test("puts the styles of what every member loads into the kit, so that a dashboard has one style sheet", () => {
  expect(chunk("/x/web/ui/week.module.css")).toBe("kit");
  expect(chunk("/x/web/ui/spokes.module.css")).toBeNull();
});

test("puts a module of three parts, or of two when every member loads one of them, into the kit", () => {
  expect(chunk("/x/web/ui/list.tsx")).toBe("kit");
  expect(chunk("/x/web/ui/card.tsx")).toBe("kit");
  expect(chunk("/x/core/rules/cap.ts")).toBe("kit");
});

test("leaves the modules of one part, of two other parts, and of packages to the bundler", () => {
  expect(chunk("/x/web/ui/spokes.tsx")).toBeNull();
  expect(chunk(wheel)).toBeNull();
  expect(chunk("/x/web/ui/chart.tsx")).toBeNull();
  expect(chunk("/x/node_modules/package/index.js")).toBeNull();
});

test("leaves a module that only the screens of one folder share to the bundler", () => {
  expect(chunk("/x/web/screens/embedded/embedded-page.tsx")).toBeNull();
});

test("recognises the members' parts by their paths, which exist", () => {
  const web = join(import.meta.dirname, "../../../web");
  const parts = readdirSync(web, { recursive: true, encoding: "utf8" })
    .map((path) => path.replace(/\\/g, "/"))
    .filter((path) => MEMBER_PART.test(`/x/web/${path}`));
  expect(parts.sort()).toEqual([
    "app/member-frame.tsx",
    "compose/games.ts",
    "compose/member.ts",
    "compose/rewards.ts",
    "layouts/game-stage/game-stage.tsx",
    "layouts/member/member-aside.tsx",
    "layouts/member/member-status.tsx",
    "screens/dashboard/dashboard-screen.tsx",
  ]);
});
