/** The oldest Node that can install and start us; it may then hand over to a newer one that npm brought. */
export const MINIMUM_TO_INSTALL = "20.19.0";

/** The oldest Node that runs the product itself: TypeScript as it is, and `node:sqlite`. */
export const MINIMUM_TO_RUN = "22.19.0";

/**
 * Compares release numbers; pre-release tags are ignored.
 * @param {string} version as in `process.versions.node`, without a leading v
 * @param {string} floor
 */
export function isAtLeast(version, floor) {
  const have = numbers(version);
  const need = numbers(floor);
  for (let i = 0; i < 3; i++) {
    const difference = (have[i] || 0) - (need[i] || 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** @param {string} version */
function numbers(version) {
  return version.split(".", 3).map((part) => Number.parseInt(part, 10));
}
