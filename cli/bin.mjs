#!/usr/bin/env node
import { isAtLeast, MINIMUM_TO_INSTALL, MINIMUM_TO_RUN } from "./boot/minimum-node.mjs";
import { readBuildNotes } from "./boot/read-build-notes.mjs";

const nodeVersion = process.versions.node;
// An import takes longer. A Node that is too old may lack the short way.
const { existsSync } = process.getBuiltinModule?.("node:fs") ?? (await import("node:fs"));
// An installed package has the bundle only, and all libraries are in it. It fetches no newer Node, as a checkout does.
const isPackage = !existsSync(new URL("sanam.ts", import.meta.url));
const minimum = isPackage ? MINIMUM_TO_RUN : MINIMUM_TO_INSTALL;

if (!isAtLeast(nodeVersion, minimum)) {
  // Also for `--version` and `--help`: a tool that answers them looks as if it worked.
  console.error(`sanam: this needs Node ${minimum} or later; the Node here is ${nodeVersion}.`);
  process.exitCode = 1;
} else {
  const root = process.getBuiltinModule("node:path").dirname(import.meta.dirname);
  // The bundle starts three times as fast as the sources. It runs only while it is newer than all of them.
  // The help depends on the brand.
  const words = process.env["SANAM_BRAND"] ? "" : process.argv.slice(2).join(" ");
  const bundle = `${root}/build/cli`;
  const notes = readBuildNotes(root, `${bundle}/sanam.mjs`, `${bundle}/build-notes.json`, { words, isPackage });
  const entry = notes ? "build/cli/sanam.mjs" : "cli/sanam.ts";
  const noted = notes?.answers.find(([known]) => known === words);

  if (noted) {
    const { directOutput } = await import("./boot/direct-output.mjs");
    directOutput(1, () => process.stdout).write(noted[1]);
  } else if (!isPackage && !existsSync(`${root}/node_modules`)) {
    console.error("sanam: its packages are not installed yet; run `npm start` or `npm ci` first.");
    process.exitCode = 1;
  } else if (isAtLeast(nodeVersion, MINIMUM_TO_RUN)) {
    process.getBuiltinModule("node:module").enableCompileCache(`${root}/build/.compile-cache`);
    await import(`../${entry}`);
  } else {
    const { runChild, WATCHED_STREAMS } = await import("./boot/run-child.mjs");
    const { ensureNode } = await import("./boot/install/find-node.mjs");
    const { runMain } = await import("./boot/run-main.mjs");
    const args = [`${root}/${entry}`, ...process.argv.slice(2)];
    await runMain(async () => runChild(await ensureNode(root, console.error), args, { stdio: WATCHED_STREAMS }));
  }
}
