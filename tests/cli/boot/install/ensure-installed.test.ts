import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ensureInstalled, whyInstall } from "../../../../cli/boot/install/ensure-installed.mjs";
import { tempFolder } from "../temp-folder.ts";
import { fakeNpm } from "./fake-npm.ts";

const VALIBOT = { version: "4.0.0", integrity: "sha512-a" };
const BUILDER = { version: "8.0.0", integrity: "sha512-c", devOptional: true };
const VITEST = { version: "5.0.0", integrity: "sha512-d", dev: true };
const NATIVE = { version: "1.0.0", integrity: "sha512-b", optional: true };
const PROJECT = { optionalDependencies: { vite: "8.0.0" }, devDependencies: { vitest: "5.0.0" } };

type Packages = Readonly<Record<string, object>>;
const lock = (packages: Packages): string => JSON.stringify({ packages: { "": PROJECT, ...packages } });
const PRODUCT: Packages = { "node_modules/valibot": VALIBOT, "node_modules/vite": BUILDER };
const ALL: Packages = { ...PRODUCT, "node_modules/vitest": VITEST };
const WANTED = lock({ ...ALL, "node_modules/native-mac": NATIVE });

/** As npm does it, for this platform. */
const INSTALL = `
  const { packages } = JSON.parse(fs.readFileSync("package-lock.json", "utf8"));
  const installed = Object.entries(packages).filter(([path, { dev }]) =>
    !path.endsWith("-mac") && !(dev && process.argv.includes("--omit=dev")));
  fs.rmSync("node_modules", { recursive: true, force: true });
  for (const [path] of installed) {
    fs.mkdirSync(path || "node_modules", { recursive: true });
    if (path) fs.writeFileSync(path + "/package.json", "{}");
  }
  fs.writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages: Object.fromEntries(installed) }));`;

/** A checkout in which npm installed these packages. */
function checkout(installed: Packages): string {
  const files = Object.keys(installed).map((path) => [`${path}/package.json`, "{}"]);
  return tempFolder({
    ...Object.fromEntries(files),
    "package-lock.json": WANTED,
    "node_modules/.package-lock.json": lock(installed),
  });
}

describe("the reason to install", () => {
  test("is none when all locked packages are there, except those of other platforms", () => {
    expect(whyInstall(checkout(ALL), { tests: true })).toBeUndefined();
    expect(whyInstall(checkout(ALL), { tests: false })).toBeUndefined();
  });

  test("is a package of the tests only where they are needed", () => {
    expect(whyInstall(checkout(PRODUCT), { tests: false })).toBeUndefined();
    expect(whyInstall(checkout(PRODUCT), { tests: true })).toBe("node_modules/vitest is missing");
    const older = checkout({ ...PRODUCT, "node_modules/vitest": { ...VITEST, version: "4.0.0" } });
    expect(whyInstall(older, { tests: false })).toBeUndefined();
    expect(whyInstall(older, { tests: true })).toBe("node_modules/vitest is not as locked");
  });

  test("is the builder that npm left out, although it is optional", () => {
    const root = checkout({ "node_modules/valibot": VALIBOT });
    expect(whyInstall(root, { tests: false })).toBe("node_modules/vite is missing");
  });

  test("is a new clone", () => {
    expect(whyInstall(tempFolder({ "package-lock.json": WANTED }), { tests: false })).toContain("no node_modules");
  });

  test("is an install that npm did not finish", () => {
    const root = checkout(ALL);
    rmSync(join(root, "node_modules/.package-lock.json"));
    expect(whyInstall(root, { tests: false })).toContain("only in part");
  });

  test.each([
    ["another version", { version: "3.9.9" }],
    ["other content under the same version", { integrity: "sha512-z" }],
  ])("is %s than in the lock file", (_, change) => {
    const root = checkout({ ...ALL, "node_modules/valibot": { ...VALIBOT, ...change } });
    expect(whyInstall(root, { tests: false })).toBe("node_modules/valibot is not as locked");
  });

  test("is a deleted package", () => {
    const root = checkout(ALL);
    rmSync(join(root, "node_modules/valibot"), { recursive: true });
    expect(whyInstall(root, { tests: false })).toBe("node_modules/valibot is missing");
  });

  test("fails without a lock file", () => {
    const root = checkout(ALL);
    rmSync(join(root, "package-lock.json"));
    expect(() => whyInstall(root, { tests: false })).toThrow("package-lock.json is missing");
  });
});

const silent = () => undefined;

describe("an install", () => {
  test("is for a start without what only tests need, and the tests install the rest", async () => {
    const root = tempFolder({ "package-lock.json": WANTED });
    const calls = fakeNpm(INSTALL);
    await ensureInstalled(root, silent, { tests: false });
    expect(calls()).toEqual([expect.stringMatching(/^ci --omit=dev .*--include=optional --ignore-scripts/)]);
    await ensureInstalled(root, silent, { tests: true });
    expect(calls().slice(1)).toEqual([
      expect.stringMatching(/^ci --include=dev .*--include=optional --ignore-scripts/),
    ]);
    await ensureInstalled(root, silent, { tests: false });
    expect(calls()).toHaveLength(2);
  });

  test("of a start keeps the packages of the tests", async () => {
    const root = checkout({ ...ALL, "node_modules/valibot": { ...VALIBOT, version: "3.9.9" } });
    const calls = fakeNpm(INSTALL);
    await ensureInstalled(root, silent, { tests: false });
    expect(calls()).toEqual([expect.stringMatching(/^ci --include=dev /)]);
  });

  test("fails with a sentence when npm fails, and when npm leaves something out", async () => {
    const root = tempFolder({ "package-lock.json": WANTED });
    fakeNpm("process.exit(7)");
    const failed = ensureInstalled(root, silent, { tests: false });
    await expect(failed).rejects.toThrow("npm could not install the packages (exit code 7)");
    fakeNpm("");
    const incomplete = ensureInstalled(root, silent, { tests: false });
    await expect(incomplete).rejects.toThrow("only in part: there is no node_modules folder yet");
  });
});
