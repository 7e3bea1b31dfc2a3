/** Enough for an assertion and fast-check's seed, path and counterexample. */
const REASON_LINES = 16;

/**
 * The indented start of a failure's reason: enough to tell a bug from an unstable test.
 * @param {string} reason
 */
export function shorten(reason) {
  return reason
    .trim()
    .split("\n")
    .filter((line) => !line.includes("node_modules/vitest"))
    .slice(0, REASON_LINES)
    .map((line) => `    ${line}`)
    .join("\n");
}
