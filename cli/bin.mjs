#!/usr/bin/env node
import { existsSync } from "node:fs";
import module from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isFresh } from "./boot/is-fresh.mjs";
import { isAtLeast, RUN_FLOOR } from "./boot/node-floor.mjs";
import { ROOT } from "./boot/root.mjs";

// The bundle starts several times faster than the sources; it only stands in for them while it says the same.
const bundle = join(ROOT, "build/cli/sanam.mjs");
const sources = ["cli", "adapters", "contracts", "core"].map((folder) => join(ROOT, folder));
const entry = isFresh(bundle, sources) ? bundle : join(ROOT, "cli/sanam.ts");

if (!existsSync(join(ROOT, "node_modules"))) {
  console.error("sanam: its packages are not installed yet; run `npm start` or `npm ci` first.");
  process.exitCode = 1;
} else if (isAtLeast(process.versions.node, RUN_FLOOR)) {
  module.enableCompileCache(join(ROOT, "build/.compile-cache"));
  await import(pathToFileURL(entry).href);
} else {
  const { runChild } = await import("./boot/child.mjs");
  const { runNode } = await import("./boot/run-node.mjs");
  const { runMain } = await import("./boot/stop.mjs");
  await runMain(() => runChild(runNode(ROOT), [entry, ...process.argv.slice(2)]));
}
