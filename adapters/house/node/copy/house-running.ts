import type { CopyFailure } from "./read-side.ts";

export function houseRunning(file: string): CopyFailure {
  return { kind: "house-running", message: `A house has the journal ${file} open; stop it first.` };
}
