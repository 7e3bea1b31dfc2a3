import { BROWSER_FLOOR, BROWSER_MARKS, type BrowserName } from "../../core/rules/platform.ts";

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

/**
 * The source of `unsupported.js`, which shows the notice in browsers below the floor. It is a script of its own in the
 * syntax of 2009, because those browsers cannot read the bundle: they have no modules (Edge 15), or they have modules
 * without `import()` and object spread (Edge 16 to 18) and stop at the first of them.
 */
export function unsupportedScript(): string {
  const marks = BROWSER_MARKS.map(({ name, mark }) => `[${mark}, ${BROWSER_FLOOR[name]}]`);
  return `(function () {
  var marks = [${marks.join(", ")}];
  function isTooOld(userAgent) {
    for (var i = 0; i < marks.length; i += 1) {
      var match = marks[i][0].exec(userAgent);
      if (match) return Number(match[1]) < marks[i][1];
    }
    return !("noModule" in document.createElement("script"));
  }
  function show() {
    var note = document.getElementById("unsupported");
    if (note) note.removeAttribute("hidden");
  }
  if (!isTooOld(navigator.userAgent)) return;
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show);
  else show();
})();
`;
}
