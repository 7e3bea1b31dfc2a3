import { join } from "node:path";
import type { Result } from "../../../core/shared/result.ts";
import { replayUniqueKeys } from "../engine/replay-unique-keys.ts";
import {
  type RepairFailure,
  type RepairOptions,
  type RepairOutcome,
  repairJournal,
} from "../journals/sqlite/repair/repair-journal.ts";
import { deriveAgain } from "./derive-again.ts";
import { JOURNAL_FILE } from "./journal-file.ts";

/** Explains and repairs the journal of a house that does not run. */
export function repairHouse(
  dataDir: string,
  options: Omit<RepairOptions<never>, "replayKeys" | "deriveAgain">,
): Result<RepairOutcome, RepairFailure> {
  return repairJournal(join(dataDir, JOURNAL_FILE), { ...options, replayKeys: replayUniqueKeys, deriveAgain });
}
