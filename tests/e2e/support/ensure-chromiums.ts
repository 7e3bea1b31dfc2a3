import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { findChromium, findFloorBrowser, hasNpmChromiums, NPM_CHROMIUMS } from "./find-chromium.ts";

// As dependencies they would add 112 MB to every installation; only the journeys need them.
const CURRENT = {
  spec: "@sparticuz/chromium@153.0.0",
  integrity: "sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==",
  size: "70 MB",
};
const OLDEST = {
  spec: "chrome-aws-lambda@2.0.2",
  integrity: "sha512-Aqgq5F93eJARkO+O/wD+2bCCFOVQNfA329sdPNl8ib0gsRjS00bAgTc9f5Mvto7H7yDuBcy0V3xJQZwMvmILUg==",
  size: "42 MB",
};
const HINT = "The journeys are not skipped. CHROME_PATH and FLOOR_CHROME_PATH may name installed browsers.";

/** The journeys' fonts come with the site; this one, for a stray sign, makes a picture the same on every machine. */
const FONTS = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${NPM_CHROMIUMS}/fonts</dir><cachedir>${NPM_CHROMIUMS}/fonts-cache</cachedir></fontconfig>
`;

/** Puts both browsers and the libraries that a bare system lacks into one folder, without any right of the system. */
function install(): void {
  mkdirSync(dirname(NPM_CHROMIUMS), { recursive: true });
  const folder = mkdtempSync(`${NPM_CHROMIUMS}-`);
  chmodSync(folder, 0o755);
  try {
    const current = download(CURRENT, folder);
    unpack(current, "package/bin/al2023.tar.br", folder);
    unpack(current, "package/bin/fonts.tar.br", folder);
    writeFileSync(join(folder, "fonts.conf"), FONTS);
    writeBrowser(current, "package/bin/chromium.br", join(folder, "current"));
    writeBrowser(download(OLDEST, folder), "package/bin/chromium.br", join(folder, "oldest"));
    rmSync(NPM_CHROMIUMS, { recursive: true, force: true });
    renameSync(folder, NPM_CHROMIUMS);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The path of a package's archive. */
function download({ spec, integrity, size }: typeof CURRENT, folder: string): string {
  console.log(`Downloading ${spec} (${size}) …`);
  const [packed] = JSON.parse(run("npm", ["pack", spec, "--json", "--pack-destination", folder]).toString()) as [
    { readonly filename: string },
  ];
  const archive = join(folder, packed.filename);
  const found = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
  if (found !== integrity) throw new Error(`${spec} has another checksum than expected: ${found}`);
  return archive;
}

const fileOf = (archive: string, path: string) => brotliDecompressSync(run("tar", ["-xzOf", archive, path]));

function unpack(archive: string, path: string, folder: string): void {
  const tar = join(folder, "part.tar");
  writeFileSync(tar, fileOf(archive, path));
  run("tar", ["-xf", tar, "--no-same-owner", "-C", folder]);
  rmSync(tar);
}

/** The browser itself, and a script of its name that shows it the libraries and fonts beside it. */
function writeBrowser(archive: string, path: string, target: string): void {
  writeFileSync(`${target}.bin`, fileOf(archive, path), { mode: 0o755 });
  rmSync(archive);
  const start = [
    "#!/bin/sh",
    'here=$(dirname "$0")',
    'LD_LIBRARY_PATH="$here/lib" FONTCONFIG_PATH="$here" exec "$0.bin" "$@"',
  ];
  writeFileSync(target, `${start.join("\n")}\n`, { mode: 0o755 });
}

function run(command: string, args: readonly string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync(command, args, { maxBuffer: 500_000_000 });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? stderr.toString().trim()}`);
  return stdout;
}

/** Starts a browser once, so that a missing library fails here and does not make a test hang. */
function ensureItStarts(browser: string): void {
  const { status, stderr } = spawnSync(browser, ["--version", "--no-sandbox"], { encoding: "utf8", timeout: 20_000 });
  if (status === 127) throw new Error(`${browser} does not start: ${stderr.trim()}`);
}

try {
  if (hasNpmChromiums && (findChromium() === undefined || findFloorBrowser() === undefined)) install();
  const [current, oldest] = [findChromium(), findFloorBrowser()];
  if (current === undefined || !existsSync(current)) throw new Error("No browser was found.");
  ensureItStarts(current);
  if (oldest !== undefined) ensureItStarts(oldest);
  console.log(`browser: ${current}`);
  console.log(
    `oldest browser: ${oldest ?? "none for this machine: its test runs in the current one, which proves less"}`,
  );
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${HINT}`);
  process.exitCode = 1;
}
