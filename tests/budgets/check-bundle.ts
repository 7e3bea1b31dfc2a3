import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "../../cli/boot/root.mjs";
import { bundleFigures, type Manifest } from "./bundle.ts";

/** The lazy chunks that the two first pages need before they work. */
const FIRST_PAGES = {
  "/": ["screens/landing/landing-screen.tsx"],
  "/login": ["screens/login/login-screen.tsx"],
};

const folder = join(ROOT, "build/web");
const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
const html = readFileSync(join(folder, "index.html"), "utf8");
const sizeOf = (file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;

for (const { name, bytes, limit } of bundleFigures(manifest, html, FIRST_PAGES, sizeOf)) {
  const kilobytes = (count: number): string => `${(count / 1000).toFixed(1)} kB`.padStart(9);
  console.log(`${bytes <= limit ? "ok  " : "OVER"} ${kilobytes(bytes)} of ${kilobytes(limit)}  ${name}`);
  if (bytes > limit) process.exitCode = 1;
}
