import { flushCompileCache } from "node:module";
import { serveHouse } from "../../../cli/boot/serve-house.ts";

/** A served house without a site, in its own process: `node serve-child.ts <folder>`. The variables are those of `npm start`. */
await serveHouse({ env: process.env, root: process.argv[2] ?? ".", siteDir: undefined, isTerminal: false });
// A killed process writes nothing at its end.
flushCompileCache();
