import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { restoreManifest, usePackageManifest } from "../../../cli/boot/package/swap-manifest.mjs";
import { tempFolder } from "../boot/temp-folder.ts";

const OWN = `{ "name": "sanam",\n  "dependencies": { "yaml": "2.9.1" }, "devDependencies": {} }\n`;

function checkout() {
  const folder = tempFolder({ "package.json": OWN });
  return { folder, manifest: () => readFileSync(join(folder, "package.json"), "utf8") };
}

test("the package's manifest takes the place of the repository's, and gives it back byte for byte", () => {
  const { folder, manifest } = checkout();
  usePackageManifest(folder);
  expect(JSON.parse(manifest())).not.toHaveProperty("dependencies");
  restoreManifest(folder);
  expect(manifest()).toBe(OWN);
});

test("the repository's manifest gets its time back, so that the bundle stays newer than it", () => {
  const { folder } = checkout();
  const file = join(folder, "package.json");
  utimesSync(file, 1_700_000_000, 1_700_000_000);
  usePackageManifest(folder);
  restoreManifest(folder);
  expect(statSync(file).mtimeMs).toBe(1_700_000_000_000);
});

test("restoring without a package's manifest changes nothing", () => {
  const { folder, manifest } = checkout();
  restoreManifest(folder);
  expect(manifest()).toBe(OWN);
});

test("a manifest that was restored by other means, and edited, stays", () => {
  const { folder, manifest } = checkout();
  usePackageManifest(folder);
  const edited = OWN.replace("2.9.1", "2.9.2");
  writeFileSync(join(folder, "package.json"), edited);
  restoreManifest(folder);
  expect(manifest()).toBe(edited);
  expect(existsSync(join(folder, "build/package.json.repository"))).toBe(false);
});
