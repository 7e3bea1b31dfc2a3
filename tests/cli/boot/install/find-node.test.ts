import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ensureNode, findNode } from "../../../../cli/boot/install/find-node.mjs";
import { tempFolder } from "../temp-folder.ts";
import { fakeNpm } from "./fake-npm.ts";

const OLD = "20.20.2";
const PACKAGE = `node-${process.platform}-${process.arch}`;
const WANTED = JSON.stringify({ optionalDependencies: { [PACKAGE]: "24.9.0" } });
const FILES = { "cli/boot/install/node/package.json": WANTED, "cli/boot/install/node/package-lock.json": "{}" };
const PROGRAM = "#!/bin/sh\necho v24.9.0\n";
const INSTALL = `
  fs.mkdirSync("node_modules/${PACKAGE}/bin", { recursive: true });
  fs.mkdirSync("node_modules/${PACKAGE}/include");
  fs.writeFileSync("node_modules/${PACKAGE}/bin/node", ${JSON.stringify(PROGRAM)}, { mode: 0o755 });`;

const silent = () => undefined;

test("an old Node fetches a newer one, once", async () => {
  const root = tempFolder(FILES);
  const calls = fakeNpm(INSTALL);
  const said: string[] = [];
  expect(() => findNode(root, OLD)).toThrow(
    "this needs Node 22.19.0 or later; the Node here is 20.20.2. Run `npm start`",
  );
  const path = await ensureNode(root, (line) => said.push(line), OLD);
  expect(said).toEqual(["Fetching Node 24.9.0, once: the Node here is 20.20.2 …"]);
  expect(path).toBe(join(root, "build/node/bin/node"));
  expect(findNode(root, OLD)).toBe(path);
  expect(existsSync(join(root, "build/node/include"))).toBe(false);
  expect(readdirSync(join(root, "build"))).toEqual(["node"]);
  expect(await ensureNode(root, silent, OLD)).toBe(path);
  expect(calls()).toHaveLength(1);
});

test("a recent Node fetches nothing", async () => {
  const calls = fakeNpm(INSTALL);
  const root = tempFolder(FILES);
  expect(await ensureNode(root, silent, "22.19.0")).toBe(process.execPath);
  expect(findNode(root, "22.19.0")).toBe(process.execPath);
  expect(calls()).toEqual([]);
});

test.each<[string, (program: string) => void]>([
  ["is missing", (program) => rmSync(program)],
  ["has another version than the locked one", (program) => writeFileSync(program, "#!/bin/sh\necho v24.8.0\n")],
  ["does not start", (program) => chmodSync(program, 0o644)],
])("a fetched Node that %s is fetched again", async (_, damage) => {
  const root = tempFolder(FILES);
  const calls = fakeNpm(INSTALL);
  damage(await ensureNode(root, silent, OLD));
  expect(() => findNode(root, OLD)).toThrow("Run `npm start`");
  await ensureNode(root, silent, OLD);
  expect(findNode(root, OLD)).toBe(join(root, "build/node/bin/node"));
  expect(calls()).toHaveLength(2);
});

test("two starts at once leave one sound Node", async () => {
  const root = tempFolder(FILES);
  fakeNpm(INSTALL);
  await Promise.all([ensureNode(root, silent, OLD), ensureNode(root, silent, OLD)]);
  expect(findNode(root, OLD)).toBe(join(root, "build/node/bin/node"));
  expect(readdirSync(join(root, "build"))).toEqual(["node"]);
});

test.each([
  ["reports", "process.exit(1);"],
  ["keeps quiet about, because the package is optional", ""],
])("a refusal of the registry that npm %s is one sentence, and leaves nothing", async (_, script) => {
  const root = tempFolder(FILES);
  fakeNpm(script);
  await expect(ensureNode(root, silent, OLD)).rejects.toThrow(/npm could not fetch Node 24\.9\.0\. .*nodejs\.org/);
  expect(readdirSync(join(root, "build"))).toEqual([]);
});

test("a platform without a package asks for a newer Node, and npm is not called", async () => {
  const root = tempFolder({ ...FILES, "cli/boot/install/node/package.json": '{"optionalDependencies":{}}' });
  const calls = fakeNpm(INSTALL);
  await expect(ensureNode(root, silent, OLD)).rejects.toThrow(`none to fetch for ${process.platform} ${process.arch}`);
  expect(calls()).toEqual([]);
});
