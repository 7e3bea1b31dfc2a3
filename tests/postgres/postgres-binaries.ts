import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import { ensurePostgres, postgresFolder } from "./ensure-postgres.mjs";

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** initdb and postgres refuse to run as root, and run only as a user that the system knows. */
export const NOBODY = { uid: 65_534, gid: 65_534 } as const;

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The programs of a real PostgreSQL, which the first call fetches, or those in the folder of `POSTGRES_BIN`, to test on
 * another version. `folder` takes a copy when other users cannot reach them.
 */
export async function postgresBinaries(folder: string): Promise<PostgresBinaries> {
  const installed = process.env["POSTGRES_BIN"];
  if (installed) return { initdb: join(installed, "initdb"), postgres: join(installed, "postgres") };
  await ensurePostgres(ROOT, console.error);
  const home = realpathSync(postgresFolder(ROOT));
  linkLibraries(home);
  let native = join(home, "native");
  if (isRoot() && !isReachable(native)) {
    native = join(folder, "native");
    cpSync(join(home, "native"), native, { recursive: true, verbatimSymlinks: true });
  }
  const suffix = process.platform === "win32" ? ".exe" : "";
  return { initdb: join(native, "bin", `initdb${suffix}`), postgres: join(native, "bin", `postgres${suffix}`) };
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

/** A package cannot contain symbolic links. Its install script makes them, unless scripts are switched off. */
function linkLibraries(home: string): void {
  const list = join(home, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as readonly LibraryLink[]) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    // A link that points nowhere is in the way.
    rmSync(link, { force: true });
    try {
      symlinkSync(relative(dirname(link), join(home, source)), link);
    } catch (error) {
      // Another run of the tests was first.
      if (!existsSync(link)) throw error;
    }
  }
}

/** Whether every user can enter the folder and all folders above it. */
function isReachable(path: string): boolean {
  if ((statSync(path).mode & 0o001) === 0) return false;
  const parent = dirname(path);
  return parent === path || isReachable(parent);
}
