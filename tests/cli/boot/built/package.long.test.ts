import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ROOT } from "../../../../cli/boot/root.mjs";
import { COMMANDS } from "../../../../cli/command-table.ts";
import manifest from "../../../../package.json" with { type: "json" };
import { parseAnswer } from "../../run-cli.ts";
import { type InstalledTool, installTool } from "./installed-tool.ts";

// It packs, maybe builds, and starts many processes.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

let tool: InstalledTool;
beforeAll(() => {
  tool = installTool();
});
afterAll(() => tool.remove());

const IN_MEMORY = ["--target", "memory"];

test("it runs from a folder far away, without the sources", () => {
  expect(tool.run(["--version"])).toEqual({ exit: 0, stdout: `${manifest.version}\n`, stderr: "" });
  expect(tool.run(["--help"])).toMatchObject({ exit: 0, stdout: expect.stringContaining("Exit codes:"), stderr: "" });
  const listed = parseAnswer(tool.run(["commands", "--output", "json"]).stdout);
  expect(listed.data?.["items"]).toHaveLength(COMMANDS.length);
  expect(tool.run(["contract", "list"])).toMatchObject({ exit: 0, stderr: "" });
  expect(tool.run(["completion", "bash"]).stdout).toContain("deposit/expired");
});

test("it signs in to a house in memory, and knows the member in the next process", () => {
  expect(tool.run(["session", "login", "gold", ...IN_MEMORY], { SANAM_PASSWORD: "demo1234" }).exit).toBe(0);
  const { data } = parseAnswer(tool.run(["wallet", "credit", "-o", "json", ...IN_MEMORY]).stdout);
  expect(data?.["creditSatang"]).toBeGreaterThan(0);
});

test("it runs the flows that it brings", () => {
  const { exit, stdout } = tool.run(["flow", "run", "deposit/expired", "-o", "json", ...IN_MEMORY]);
  expect([exit, parseAnswer(stdout).ok]).toEqual([0, true]);
});

test("it writes and checks a brand file, and has the code that draws its pictures", () => {
  expect(tool.run(["brand", "new", "--id", "goldhall", "--name", "Goldhall", "--color", "#c9a227"]).exit).toBe(0);
  expect(tool.run(["brand", "check", "goldhall.json"]).exit).toBe(0);
  expect(readdirSync(join(tool.folder, "build/cli"))).toContain("resvg.wasm");
});

test("it draws a slip in the site's font", () => {
  const { exit, stdout } = tool.run(["flow", "run", "deposit/slip", "-o", "json", ...IN_MEMORY]);
  expect([exit, parseAnswer(stdout).ok]).toEqual([0, true]);
});

test("it has the bundle, the flows, the schemas, the manuals and the licences, and nothing else", () => {
  const files = readdirSync(tool.folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(tool.folder.length + 1))
    // The compile cache is written by the first start.
    .filter((path) => !path.startsWith("build/.compile-cache/"));
  const allowed =
    /^(package\.json|README\.md|LICENSE|cli\/([\w/-]+\.md|bin\.mjs|boot\/[\w-]+\.mjs|flows\/[\w/.-]+\.(yaml|json))|build\/cli\/([\w.-]+\.mjs|build-notes\.json|licenses\.md|resvg\.wasm|(anuphan|trirong)-(latin|thai)-600-normal\.woff2)|contracts\/(openapi\/openapi\.json|your-backend\.md)|adapters\/starter\/server\.ts|web\/brand\/brand\.schema\.json)$/;
  expect(files.filter((path) => !allowed.test(path))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(["README.md", "LICENSE", "cli/flows/flow.schema.json"]));
  expect(tool.packedBytes).toBeLessThan(3_000_000);
});

test("its manifest needs no other package, and the Node that the bundle needs", () => {
  const packed = JSON.parse(readFileSync(join(tool.folder, "package.json"), "utf8"));
  expect(packed).toEqual({
    name: "sanam",
    version: manifest.version,
    description: manifest.description,
    private: true,
    type: "module",
    license: "MIT",
    engines: { node: ">=22.19.0" },
    bin: { sanam: "cli/bin.mjs" },
    files: expect.any(Array),
  });
});

test("the repository's manifest is in its place again", () => {
  const [packed, own] = [tool.checkout, ROOT].map((folder) => readFileSync(join(folder, "package.json"), "utf8"));
  expect(packed).toBe(own);
});
