import { join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";

/** Of all processes that tests start, so that the sources are compiled once and not once a process. */
export const COMPILE_CACHE = join(ROOT, "build/.compile-cache");
