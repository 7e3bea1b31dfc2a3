import { BROWSER_FLOOR, BROWSER_MARKS } from "../../core/rules/browser-floor.ts";

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
