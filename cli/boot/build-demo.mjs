import { bundle, DEMO } from "./build-stale.mjs";
import { ensureInstalled } from "./install/ensure-installed.mjs";
import { ROOT } from "./root.mjs";
import { runMain } from "./run-main.mjs";

await runMain(async () => {
  await ensureInstalled(ROOT, console.error, { tests: false });
  console.error("Building the demo …");
  await bundle(ROOT, DEMO);
  console.error("Built the demo. Any static host can serve build/demo with the headers of its headers.json.");
  return 0;
});
