import { closeSync, fsyncSync, openSync } from "node:fs";

/** Writes a file or a folder's list of names to the disk. */
export function flushFile(path: string): void {
  // Windows cannot open or flush a folder.
  if (process.platform === "win32") return;
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
