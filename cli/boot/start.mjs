import { canInstall } from "./minimum-node.mjs";

// An older Node cannot parse the modules that are imported below, so the check comes first.
if (canInstall()) {
  const { startHouse } = await import("./start-house.mjs");
  await startHouse();
}
