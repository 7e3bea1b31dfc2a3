import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openSqliteLimitStore } from "../../../../adapters/house/limit-stores/sqlite-limit-store.ts";
import { describeLimitStore, limitEntry } from "./limit-store-suite.ts";

const folder = mkdtempSync(join(tmpdir(), "sanam-limits-"));
let files = 0;
const newFile = (): string => {
  files += 1;
  return join(folder, `limits-${files}.sqlite`);
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeLimitStore("an SQLite file", (maxEntries) => openSqliteLimitStore(newFile(), maxEntries));

it("keeps limits over a restart, shares them between processes and shows no names", async () => {
  const file = newFile();
  const one = openSqliteLimitStore(file);
  const other = openSqliteLimitStore(file);
  await one.change("account somchai", () => limitEntry(3));
  for (const suffix of ["", "-wal", "-shm"]) expect(statSync(file + suffix).mode & 0o777).toBe(0o600);
  expect(await other.get("account somchai")).toEqual(limitEntry(3));
  await other.change("account somchai", (entry) => limitEntry((entry?.count ?? 0) + 1));
  await one.close();
  await other.close();
  const again = openSqliteLimitStore(file);
  expect((await again.get("account somchai"))?.count).toBe(4);
  await again.close();
  expect(readFileSync(file).includes("somchai")).toBe(false);
});

it("replaces a damaged file, because it holds only counts", async () => {
  const file = newFile();
  const store = openSqliteLimitStore(file);
  for (let index = 0; index < 300; index += 1) await store.change(`name ${index}`, () => limitEntry(1));
  await store.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(7, 100, 9000));
  const again = openSqliteLimitStore(file);
  await again.change("a", () => limitEntry(1));
  expect(await again.get("a")).toEqual(limitEntry(1));
  await again.close();
});
