import { expect, test } from "vitest";
import { whyInstall } from "../../../cli/boot/ensure-installed.mjs";
import { tempFolder } from "./temp-folder.ts";

const VALIBOT = { version: "4.0.0", integrity: "sha512-a" };
const NATIVE = { version: "1.0.0", integrity: "sha512-b", optional: true };

const lock = (packages: object): string => JSON.stringify({ packages: { "": {}, ...packages } });
const WANTED = lock({ "node_modules/valibot": VALIBOT, "node_modules/native-mac": NATIVE });
const PRESENT = { "node_modules/valibot/package.json": "{}" };

test("needs no install when all locked packages are there, except those of other platforms", () => {
  const installed = lock({ "node_modules/valibot": VALIBOT });
  const root = tempFolder({ ...PRESENT, "package-lock.json": WANTED, "node_modules/.package-lock.json": installed });
  expect(whyInstall(root)).toBeUndefined();
});

test("needs an install in a new clone", () => {
  expect(whyInstall(tempFolder({ "package-lock.json": WANTED }))).toContain("no node_modules");
});

test("needs an install when npm did not finish the last one", () => {
  expect(whyInstall(tempFolder({ ...PRESENT, "package-lock.json": WANTED }))).toContain("only in part");
});

test.each([
  ["another version", { version: "3.9.9" }],
  ["other content under the same version", { integrity: "sha512-z" }],
])("needs an install for %s than in the lock file", (_, change) => {
  const installed = lock({ "node_modules/valibot": { ...VALIBOT, ...change } });
  const root = tempFolder({ ...PRESENT, "package-lock.json": WANTED, "node_modules/.package-lock.json": installed });
  expect(whyInstall(root)).toBe("node_modules/valibot is not as locked");
});

test("needs an install when a package was deleted", () => {
  const installed = lock({ "node_modules/valibot": VALIBOT });
  const root = tempFolder({ "package-lock.json": WANTED, "node_modules/.package-lock.json": installed });
  expect(whyInstall(root)).toBe("node_modules/valibot is missing");
});

test("fails without a lock file", () => {
  const root = tempFolder({ ...PRESENT, "node_modules/.package-lock.json": WANTED });
  expect(() => whyInstall(root)).toThrow("package-lock.json is missing");
});
