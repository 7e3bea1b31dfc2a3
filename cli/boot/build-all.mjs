import { buildStale } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./root.mjs";
import { runMain } from "./stop.mjs";

await runMain(async () => {
  await ensureInstalled(ROOT, console.error);
  await buildStale(ROOT, console.error, { always: true });
  return 0;
});
