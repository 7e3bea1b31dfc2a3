import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";

const ENTRY = "cli/boot/serve.ts";
const SANDBOX = /^adapters\/(house\/(sandbox|seeds)|server\/(sandbox|mock-providers))\//;
/** The one way into the sandbox: the mode chooses it at the start. */
const CHOSEN_BY_MODE = ["cli/boot/serve-house.ts", "adapters/server/sandbox/start-sandbox.ts"];

type Source = (path: string) => string;
const sourceOf: Source = (path) => readFileSync(join(ROOT, path), "utf8");

/** Every import of the project's own files that Node follows, static or dynamic, as its way from the entry. */
function waysFrom(entry: string, source: Source): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>([[entry, [entry]]]);
  for (const [path, way] of ways) {
    if (!/\.m?[tj]s$/.test(path)) continue;
    const code = source(path).replace(/\/\*[\s\S]*?\*\//g, "");
    const found = code.matchAll(/^(?:import|export)(?! type\b)[^;"]*"(\.[^"]+)";|\bimport\("(\.[^"]+)"\)/gm);
    for (const [, written, called] of found) {
      const next = posix.join(dirname(path), written ?? called ?? "");
      const isChosen = called !== undefined && path === CHOSEN_BY_MODE[0] && next === CHOSEN_BY_MODE[1];
      if (!isChosen && !ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return ways;
}

const waysIntoTheSandbox = (source: Source) =>
  [...waysFrom(ENTRY, source)].filter(([path]) => SANDBOX.test(path)).map(([, way]) => way.join(" → "));

it("starts a production house without a file of the sandbox", () => {
  const ways = waysFrom(ENTRY, sourceOf);
  for (const path of ["adapters/server/start-server.ts", "adapters/house/create-house.ts", "core/shared/money.ts"])
    expect(ways.has(path), path).toBe(true);
  expect(waysIntoTheSandbox(sourceOf)).toEqual([]);
});

it("sees a planted import of the sandbox, however deep and whether static or dynamic", () => {
  const planted: readonly (readonly [path: string, statement: string])[] = [
    ["adapters/house/create-house.ts", 'import { SANDBOX_CONTENT } from "./sandbox/sandbox-content.ts";'],
    ["adapters/server/handlers/wallet.ts", 'const late = () => import("../sandbox/fault-plan.ts");'],
    ["cli/boot/serve-house.ts", 'import { startSandbox } from "../../adapters/server/sandbox/start-sandbox.ts";'],
    [
      "adapters/server/create-app.ts",
      'export { createMockProviders } from "./mock-providers/create-mock-providers.ts";',
    ],
  ];
  for (const [file, statement] of planted) {
    const found = waysIntoTheSandbox((path) => (path === file ? `${sourceOf(path)}\n${statement}\n` : sourceOf(path)));
    expect(
      found.some((way) => way.includes(file)),
      file,
    ).toBe(true);
  }
});
