/** The oldest Node that can install the packages and start the tool, which then runs on a fetched newer one. */
export const MINIMUM_TO_INSTALL = "20.19.0";

/** The oldest Node that runs the product: it strips types and has `node:sqlite`. */
export const MINIMUM_TO_RUN = "22.19.0";

/**
 * Compares version numbers without their pre-release tags.
 * @param {string} version as in `process.versions.node`, without a leading v
 * @param {string} minimum
 */
export function isAtLeast(version, minimum) {
  const have = numbers(version);
  const need = numbers(minimum);
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

/** Whether this process can install the packages; says so when it cannot, and makes the exit code 1. */
export function canInstall() {
  if (isAtLeast(process.versions.node, MINIMUM_TO_INSTALL)) return true;
  console.error(`sanam: this needs Node ${MINIMUM_TO_INSTALL} or later; the Node here is ${process.versions.node}.`);
  process.exitCode = 1;
  return false;
}
