import { flushCompileCache } from "node:module";
import { serveHouse } from "../../../cli/boot/serve-house.ts";

/** A served house in its own process: `node serve-child.ts <folder> [<folder of the site>]`. The variables are those of `npm start`. */
await serveHouse({ env: process.env, root: process.argv[2] ?? ".", siteDir: process.argv[3], isTerminal: false });
// A killed process writes nothing at its end.
flushCompileCache();
