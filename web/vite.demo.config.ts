import { mergeConfig } from "vite";
import { demoPlugin } from "./vite/demo/demo-plugin.ts";
import site from "./vite.config.ts";

export default mergeConfig(site, { plugins: [demoPlugin()], build: { outDir: "../build/demo" } });
