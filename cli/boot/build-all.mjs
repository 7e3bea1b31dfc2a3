import { buildStale } from "./build-stale.mjs";
import { ensureInstalled } from "./install/ensure-installed.mjs";
import { ROOT } from "./root.mjs";
import { runMain } from "./run-main.mjs";

await runMain(async () => {
  await ensureInstalled(ROOT, console.error, { tests: false });
  await buildStale(ROOT, console.error, { always: true });
  return 0;
});
