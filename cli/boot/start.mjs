import { isAtLeast, MINIMUM_TO_INSTALL } from "./minimum-node.mjs";

// The modules behind this line use syntax that an older Node cannot even read, so the check comes before them.
if (isAtLeast(process.versions.node, MINIMUM_TO_INSTALL)) {
  const { startHouse } = await import("./start-house.mjs");
  await startHouse();
} else {
  console.error(`sanam: this needs Node ${MINIMUM_TO_INSTALL} or later; the Node here is ${process.versions.node}.`);
  process.exitCode = 1;
}
