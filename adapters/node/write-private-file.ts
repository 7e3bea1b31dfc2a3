import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** Replaces a whole file at once, so that nobody reads half of it. Only its owner can read it. */
export function writePrivateFile(folder: string, file: string, text: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const newFile = `${file}.${process.pid}.new`;
  rmSync(newFile, { force: true });
  try {
    writeFileSync(newFile, text, { mode: 0o600, flag: "wx" });
    renameSync(newFile, file);
  } finally {
    rmSync(newFile, { force: true });
  }
}
