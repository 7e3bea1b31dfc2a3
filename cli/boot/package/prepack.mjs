import { buildStale } from "../build-stale.mjs";
import { ensureInstalled } from "../install/ensure-installed.mjs";
import { ROOT } from "../root.mjs";
import { runMain } from "../run-main.mjs";
import { restoreManifest, usePackageManifest } from "./swap-manifest.mjs";

await runMain(async () => {
  // An interrupted `npm pack` may have left the other one.
  restoreManifest(ROOT);
  await ensureInstalled(ROOT, console.error, { tests: false });
  await buildStale(ROOT, console.error, { only: "cli" });
  // The last step: npm runs no `postpack` after a failed one.
  usePackageManifest(ROOT);
  return 0;
});
