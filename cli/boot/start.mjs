import { isAtLeast, MINIMUM_TO_INSTALL } from "./minimum-node.mjs";

// An older Node cannot parse the modules that are imported below, so the check comes first.
if (isAtLeast(process.versions.node, MINIMUM_TO_INSTALL)) {
  const { startHouse } = await import("./start-house.mjs");
  await startHouse();
} else {
  console.error(`sanam: this needs Node ${MINIMUM_TO_INSTALL} or later; the Node here is ${process.versions.node}.`);
  process.exitCode = 1;
}
