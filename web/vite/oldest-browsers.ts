import { BROWSER_FLOOR, type BrowserName } from "../../core/rules/browser-floor.ts";

/** The names of the floor's browsers in a build target. Samsung's is a Chrome, and iOS has a Safari of its own. */
const TARGETS = {
  Chrome: ["chrome"],
  Firefox: ["firefox"],
  Opera: ["opera"],
  Safari: ["safari", "ios"],
  Edge: ["edge"],
  Samsung: [],
} as const satisfies Record<BrowserName, readonly string[]>;

/** The build target: the oldest browsers of the floor. */
export function oldestBrowsers(): string[] {
  return (Object.keys(TARGETS) as BrowserName[]).flatMap((browser) =>
    TARGETS[browser].map((target) => `${target}${BROWSER_FLOOR[browser]}`),
  );
}
