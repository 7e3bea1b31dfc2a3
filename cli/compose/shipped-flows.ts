import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder of the flows that we ship: the path is another one from the bundle. */
export function shippedFlows(): string {
  const folder = join(import.meta.dirname, "../flows");
  return existsSync(folder) ? folder : join(import.meta.dirname, "../../cli/flows");
}
