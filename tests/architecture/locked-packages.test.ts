import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
}
type Versions = Readonly<Record<string, string>>;

const read = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), "utf8"));
const locked = Object.entries((read("package-lock.json") as { packages: Record<string, LockedPackage> }).packages);

const REGISTRY = "https://registry.npmjs.org/";

/**
 * The places of packages that are not from npm's registry, or whose bytes the lock file does not fix. A package without an
 * address comes from the registry that npm is set to.
 */
function loose(packages: typeof locked): readonly string[] {
  return packages
    .filter(([place]) => place !== "")
    .filter(
      ([, { resolved = REGISTRY, integrity = "" }]) =>
        !resolved.startsWith(REGISTRY) || !/^sha512-[\w+/]{86}==$/.test(integrity),
    )
    .map(([place]) => place);
}

test("every package comes from npm's registry, with the hash of its bytes", () => {
  expect(locked.length).toBeGreaterThan(100);
  expect(loose(locked)).toEqual([]);
});

test("a package of another place or without a hash is found", () => {
  const resolved = `${REGISTRY}a/-/a-1.0.0.tgz`;
  const integrity = `sha512-${"A".repeat(86)}==`;
  expect(
    loose([
      ["", {}],
      ["right", { resolved, integrity }],
      ["right without an address", { integrity }],
      ["elsewhere", { resolved: "git+ssh://git@github.com/a/b.git#1", integrity }],
      ["plain", { resolved: "http://registry.npmjs.org/a/-/a-1.0.0.tgz", integrity }],
      ["weak", { resolved, integrity: "sha1-AAAA" }],
      ["none", { resolved }],
    ]),
  ).toEqual(["elsewhere", "plain", "weak", "none"]);
});

test("the manifest names exact versions only, so nothing is updated unseen", () => {
  const manifest = read("package.json") as Readonly<Record<string, Versions | undefined>>;
  const named = ["dependencies", "devDependencies", "optionalDependencies"].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}),
  );
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
