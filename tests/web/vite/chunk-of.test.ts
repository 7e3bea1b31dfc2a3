import { expect, it } from "vitest";
import { chunkOf, MEMBER_PART } from "../../../web/vite/chunk-of.ts";

const landing = "/x/web/screens/landing/landing-screen.tsx";
const dashboard = "/x/web/screens/dashboard/dashboard-screen.tsx";
const wheel = "/x/web/screens/wheel/wheel-screen.tsx";
const history = "/x/web/screens/history/history-screen.tsx";
const standings = "/x/web/screens/embedded/standings-screen.tsx";
const liveScore = "/x/web/screens/embedded/live-score-screen.tsx";
const movie = "/x/web/screens/embedded/movie-screen.tsx";
const memberParts = "/x/web/compose/member.ts";
const routes = "/x/web/routes.tsx";

/** Who imports whom, statically; screens and the members' parts are imported lazily. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  "/x/web/ui/button.tsx": [landing, wheel],
  "/x/web/ui/frame.tsx": ["/x/web/ui/button.tsx"],
  "/x/web/ui/card.tsx": [dashboard, wheel],
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
  }));

it("puts what a first page shares in front, directly or by way of another module", () => {
  expect(chunk("/x/web/ui/button.tsx")).toBe("front");
  expect(chunk("/x/web/ui/frame.tsx")).toBe("front");
});

it("puts what three parts share, or one with what every member loads, into the kit", () => {
  expect(chunk("/x/web/ui/list.tsx")).toBe("kit");
  expect(chunk("/x/web/ui/card.tsx")).toBe("kit");
  expect(chunk("/x/core/rules/cap.ts")).toBe("kit");
});

it("leaves to a screen what is its own, to two what is theirs, and packages where they are used", () => {
  expect(chunk("/x/web/ui/spokes.tsx")).toBeNull();
  expect(chunk(wheel)).toBeNull();
  expect(chunk("/x/web/ui/chart.tsx")).toBeNull();
  expect(chunk("/x/node_modules/package/index.js")).toBeNull();
});

it("leaves to the screens of one folder what only they share", () => {
  expect(chunk("/x/web/screens/embedded/embedded-page.tsx")).toBeNull();
});

it("knows the members' parts by their files", () => {
  expect(MEMBER_PART.test("/x/web/layouts/game-stage/game-stage.tsx")).toBe(true);
  expect(MEMBER_PART.test("/x/web/layouts/member-status.tsx")).toBe(true);
  expect(MEMBER_PART.test("/x/web/compose/affiliate.ts")).toBe(false);
});
