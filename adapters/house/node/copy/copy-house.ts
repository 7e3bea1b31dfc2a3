import { err, type Result } from "../../../../core/shared/result.ts";
import { type CopiedJournal, type CopyProgress, copyJournal } from "./copy-journal.ts";
import { openDatabaseSource, openDatabaseTarget } from "./database-side.ts";
import { openFolderSource, openFolderTarget } from "./folder-side.ts";
import type { CopyFailure, CopySource, CopyTarget } from "./read-side.ts";

export interface CopyPlaces {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly to: "database" | "folder";
}

/** More of them help neither a database on the same machine nor a file. */
const PARALLEL = 8;

/** Copies a folder's journal into a database, or back. Both houses must be stopped. */
export async function copyHouse(
  { databaseUrl, dataDir, to }: CopyPlaces,
  onProgress: (progress: CopyProgress) => void,
): Promise<Result<CopiedJournal, CopyFailure>> {
  const source = to === "database" ? openFolderSource(dataDir) : await openDatabaseSource(databaseUrl, PARALLEL);
  if (!source.ok) return source;
  return closing(source.value, async () => {
    const target = to === "database" ? await openDatabaseTarget(databaseUrl, PARALLEL) : openFolderTarget(dataDir);
    if (!target.ok) return err(target.error);
    return closing(target.value, () => copyJournal(source.value, target.value, PARALLEL, onProgress));
  });
}

async function closing<T>(side: CopySource | CopyTarget, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await side.close();
  }
}
