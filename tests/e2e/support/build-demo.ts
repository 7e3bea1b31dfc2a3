import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ROOT } from "../../../cli/boot/root.mjs";

/** Builds the demo into a folder, as `npm run tool -- demo` does. */
export function buildDemo(folder: string): Promise<void> {
  return buildOther("web/vite.demo.config.ts", folder);
}

/** Builds the site by another configuration of vite into a folder. */
export async function buildOther(config: string, folder: string): Promise<void> {
  const vite = join(ROOT, "node_modules/vite/bin/vite.js");
  const args = ["build", "--config", config, "--outDir", folder, "--emptyOutDir"];
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(process.execPath, [vite, ...args, "--logLevel", "warn"], { cwd: ROOT, env, stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`the build of ${config} failed`);
}
