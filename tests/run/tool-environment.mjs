import { delimiter, dirname, join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";

/**
 * The environment of the project's tools: by name they find each other and this Node.
 * @param {string} node the path of the Node that runs them
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(node) {
  const path = [join(ROOT, "node_modules/.bin"), dirname(node), process.env["PATH"]].join(delimiter);
  return { ...process.env, PATH: path };
}
