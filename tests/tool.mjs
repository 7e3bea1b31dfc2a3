import { buildStale } from "../cli/boot/build-stale.mjs";
import { ensureInstalled } from "../cli/boot/install/ensure-installed.mjs";
import { findNode } from "../cli/boot/install/find-node.mjs";
import { ROOT } from "../cli/boot/root.mjs";
import { runChild } from "../cli/boot/run-child.mjs";
import { runMain } from "../cli/boot/run-main.mjs";
import { toolEnvironment } from "./run/tool-environment.mjs";
import { TOOLS } from "./tools.mjs";

await runMain(async () => {
  const [name, ...args] = process.argv.slice(2);
  const tool = TOOLS.find((known) => known.name === name);
  if (tool === undefined) {
    const width = Math.max(...TOOLS.map((known) => known.name.length));
    if (name !== undefined) console.error(`There is no tool ${name}.`);
    console.log("npm run tool -- NAME [options]\n");
    for (const known of TOOLS) console.log(`  ${known.name.padEnd(width)}  ${known.about}`);
    return name === undefined ? 0 : 2;
  }
  await ensureInstalled(ROOT, console.error, { tests: true });
  const node = findNode(ROOT);
  const env = toolEnvironment(node);
  if (tool.needsBuild) await buildStale(ROOT, console.log);
  for (const [index, run] of tool.runs.entries()) {
    const isLast = index === tool.runs.length - 1;
    const code = await runChild(node, [...run, ...(isLast ? args : [])], { cwd: ROOT, env });
    if (code !== 0) return code;
  }
  return 0;
});
