import type { Dirent } from "node:fs";
import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import type { PostgresServer } from "../postgres-server.ts";

/** What the manual leaves out: the log, which the archive has, and what belongs to the running server. */
const EMPTY_FOLDERS = /^pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)$/;
const LEFT_OUT_FILES = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*)$/;

/** Copies the data of a running server as the PostgreSQL manual describes it ("Making a Base Backup"). */
export async function copyBase(server: PostgresServer, target: string): Promise<void> {
  const sql = postgres(server.url(), { max: 1, fetch_types: false, onnotice: () => undefined });
  try {
    // Start and stop must run in the same session.
    await sql`SELECT pg_backup_start('base', fast => true)`;
    await copyFolder(server.folder, target);
    const [stopped] = await sql`SELECT labelfile, spcmapfile FROM pg_backup_stop(wait_for_archive => true)`;
    await writeFile(join(target, "backup_label"), String(stopped?.["labelfile"]));
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function copyFolder(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const copyEntry = async (entry: Dirent): Promise<void> => {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) await (EMPTY_FOLDERS.test(entry.name) ? mkdir(to) : copyFolder(from, to));
    else if (!LEFT_OUT_FILES.test(entry.name)) await copyFile(from, to).catch(ignoreMissing);
  };
  await Promise.all((await readdir(source, { withFileTypes: true })).map(copyEntry));
}

/** A running server deletes files, and its log says so. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

/** Returns when everything that is committed now is in the archive. */
export async function archiveAll(server: PostgresServer): Promise<void> {
  const sql = postgres(server.url(), { max: 1, fetch_types: false });
  try {
    const [last] = await sql`SELECT pg_walfile_name(pg_current_wal_lsn()) AS file, pg_switch_wal()`;
    for (let archived = ""; archived < String(last?.["file"]); ) {
      archived = String((await sql`SELECT last_archived_wal FROM pg_stat_archiver`)[0]?.["last_archived_wal"] ?? "");
      if (archived < String(last?.["file"])) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
}
