import { join } from "node:path";
import { err, type Result } from "../../../core/shared/result.ts";
import { foldStream } from "../engine/derived/derived-data.ts";
import { DERIVED_SCHEMA, stateText } from "../engine/derived/state-text.ts";
import { type HouseEvent, memberEngine } from "../house.ts";
import { isJson } from "../journals/event-row.ts";
import type { DeriveAgain } from "../journals/sqlite/derived-fault.ts";
import {
  type RepairFailure,
  type RepairOptions,
  type RepairOutcome,
  repairJournal,
} from "../journals/sqlite/repair/repair-journal.ts";
import { JOURNAL_FILE, lostJournal } from "./data-folder.ts";

/** Rows and states as the house's events give them. */
export const deriveAgain: DeriveAgain<HouseEvent> = {
  schema: DERIVED_SCHEMA,
  derive: (_stream, events) => {
    const fold = foldStream(memberEngine);
    for (const { event } of events) if (memberEngine.isOwn(event)) fold.add(event);
    return { rows: fold.rows(), state: stateText(fold.state()).state };
  },
  isSameState: (stored, derived) => stored === derived || (isJson(stored) && ordered(stored) === ordered(derived)),
};

/** The same text for two states that differ only in the order of their fields. */
function ordered(text: string): string {
  return JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Explains and repairs the journal of a house that does not run. */
export function repairHouse(
  dataDir: string,
  options: Omit<RepairOptions<never>, "replayKeys" | "deriveAgain">,
): Result<RepairOutcome, RepairFailure> {
  const lost = lostJournal(dataDir);
  if (lost !== undefined) return err({ kind: "not-recoverable", message: lost });
  return repairJournal(join(dataDir, JOURNAL_FILE), {
    ...options,
    replayKeys: memberEngine.replayUniqueKeys,
    deriveAgain,
  });
}
