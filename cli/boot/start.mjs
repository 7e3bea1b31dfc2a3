import { INSTALL_FLOOR, isAtLeast } from "./minimum-node.mjs";

// The modules behind this line use syntax that an older Node cannot even read, so the check comes before them.
if (isAtLeast(process.versions.node, INSTALL_FLOOR)) {
  const { start } = await import("./start-house.mjs");
  await start();
} else {
  console.error(`sanam: this needs Node ${INSTALL_FLOOR} or later; the Node here is ${process.versions.node}.`);
  process.exitCode = 1;
}
