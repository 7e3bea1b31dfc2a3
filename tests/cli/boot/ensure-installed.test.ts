import { expect, test } from "vitest";
import { whyInstall } from "../../../cli/boot/ensure-installed.mjs";
import { tempFolder } from "./temp-folder.ts";

const HONO = { version: "4.0.0", integrity: "sha512-a" };
const NATIVE = { version: "1.0.0", integrity: "sha512-b", optional: true };

const lock = (packages: object): string => JSON.stringify({ packages: { "": {}, ...packages } });
const WANTED = lock({ "node_modules/hono": HONO, "node_modules/native-mac": NATIVE });
const HERE = { "node_modules/hono/package.json": "{}" };

test("nothing is amiss when what the lock names is there; another platform's package may be absent", () => {
  const installed = lock({ "node_modules/hono": HONO });
  const root = tempFolder({ ...HERE, "package-lock.json": WANTED, "node_modules/.package-lock.json": installed });
  expect(whyInstall(root)).toBeUndefined();
});

test("a fresh clone needs an install", () => {
  expect(whyInstall(tempFolder({ "package-lock.json": WANTED }))).toContain("no node_modules");
});

test("a folder that npm did not finish needs an install", () => {
  expect(whyInstall(tempFolder({ ...HERE, "package-lock.json": WANTED }))).toContain("only in part");
});

test.each([
  ["another version", { version: "3.9.9" }],
  ["other content under the same version", { integrity: "sha512-z" }],
])("%s than the locked needs an install", (_, change) => {
  const installed = lock({ "node_modules/hono": { ...HONO, ...change } });
  const root = tempFolder({ ...HERE, "package-lock.json": WANTED, "node_modules/.package-lock.json": installed });
  expect(whyInstall(root)).toBe("node_modules/hono is not as locked");
});

test("a package that was deleted by hand needs an install", () => {
  const installed = lock({ "node_modules/hono": HONO });
  const root = tempFolder({ "package-lock.json": WANTED, "node_modules/.package-lock.json": installed });
  expect(whyInstall(root)).toBe("node_modules/hono is missing");
});

test("a checkout without a lock file is told so, not installed over", () => {
  const root = tempFolder({ ...HERE, "node_modules/.package-lock.json": WANTED });
  expect(() => whyInstall(root)).toThrow("package-lock.json is missing");
});
