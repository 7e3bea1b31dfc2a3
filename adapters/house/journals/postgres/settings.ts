import type { Database } from "./postgres-journal.ts";
import { withRetries } from "./with-retries.ts";

/**
 * What all houses of a database have in common.
 * - `members`: whether the journal's members are `real` or of a `demo`; `COPYING` before the end of a copy
 * - `secret-key`: of a demo or a sandbox, whose members are public
 * - `secret-key-check`: a part of the hash of the operator's key
 * - `sandbox-clock`: how far the controls have moved the clock
 */
export type SettingName = "members" | "secret-key" | "secret-key-check" | "sandbox-clock";

/** No house opens a journal with this note. */
export const COPYING = "copying";

export async function readSetting({ names, retries }: Database, name: SettingName): Promise<string | undefined> {
  const statement = `SELECT value FROM ${names.settings} WHERE name = $1`;
  const found = await withRetries(retries, (connection) => connection.run(statement, [name]));
  const value = found[0]?.["value"];
  return typeof value === "string" ? value : undefined;
}

export async function writeSetting({ names, retries }: Database, name: SettingName, value: string): Promise<void> {
  const statement = `INSERT INTO ${names.settings} VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  await withRetries(retries, (connection) => connection.run(statement, [name, value]));
}

/** Returns the stored value: of several houses, the first one's. */
export async function addSetting(database: Database, name: SettingName, value: string): Promise<string> {
  const { names, retries } = database;
  const statement = `INSERT INTO ${names.settings} VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`;
  await withRetries(retries, (connection) => connection.run(statement, [name, value]));
  return (await readSetting(database, name)) ?? value;
}
