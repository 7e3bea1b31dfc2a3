import { canInstall } from "./minimum-node.mjs";

// An older Node cannot parse the modules that are imported below, so the check comes first.
if (canInstall()) {
  const { startDev } = await import("./start-house.mjs");
  await startDev(process.argv.slice(2));
}
