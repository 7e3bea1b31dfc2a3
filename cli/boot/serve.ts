import { join } from "node:path";
import { ROOT } from "./root.mjs";
import { serveHouse } from "./serve-house.ts";

await serveHouse({
  env: process.env,
  root: ROOT,
  siteDir: join(ROOT, "build/web"),
  isTerminal: process.stdout.isTTY === true,
});
