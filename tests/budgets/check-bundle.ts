import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "../../cli/boot/root.mjs";
import { bundleFigures, FILES_LIMIT, type Manifest } from "./bundle.ts";

/** The lazy chunks that each of the two first pages needs before it works. */
const FIRST_PAGES = {
  "/": ["screens/landing/landing-screen.tsx"],
  "/login": ["screens/login/login-screen.tsx"],
};

/** What a member's dashboard loads, with its texts, the entry's scripts and the two small ones of the page. */
const MEMBER_CHUNK = /^_(th-)?member[~-][\w~-]+\.js$/;
const MEMBER_FILES = 9;
const MEMBER_LIMIT = 250_000;

const folder = join(ROOT, "build/web");
const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
const html = readFileSync(join(folder, "index.html"), "utf8");
const sizeOf = (file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;

const kilobytes = (count: number): string => `${(count / 1000).toFixed(1)} kB`.padStart(9);

for (const { name, bytes, limit, withShared, files } of bundleFigures(manifest, html, FIRST_PAGES, sizeOf)) {
  const over = (limit !== undefined && bytes > limit) || files > FILES_LIMIT;
  const against = limit === undefined ? "".padEnd(13) : ` of ${kilobytes(limit)}`;
  const shared =
    withShared === bytes ? "" : `  (${kilobytes(withShared).trim()} in ${files} files with its shared chunks)`;
  console.log(`${over ? "OVER" : "ok  "} ${kilobytes(bytes)}${against}  ${name}${shared}`);
  if (over) process.exitCode = 1;
}

const members = Object.keys(manifest).filter((key) => MEMBER_CHUNK.test(key));
const [dashboard] = bundleFigures(manifest, html, { "/auth/dashboard": members }, sizeOf);
const { bytes = 0, files = 0 } = dashboard ?? {};
const over = members.length !== 2 || bytes > MEMBER_LIMIT || files > MEMBER_FILES;
console.log(
  `${over ? "OVER" : "ok  "} ${kilobytes(bytes)} of ${kilobytes(MEMBER_LIMIT)}  /auth/dashboard in ${files} files`,
);
if (over) process.exitCode = 1;
