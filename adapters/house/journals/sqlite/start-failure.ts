import { dirname } from "node:path";
import { isJournalDamaged } from "../../ports/journal-damaged.ts";
import { isJournalNewer } from "../../ports/journal-newer.ts";
import { isJournalUnavailable } from "../../ports/journal-unavailable.ts";
import { cannotUse, damaged, type JournalOpenFailure, newerDerived } from "./open-failure.ts";
import { sqliteErrorKind } from "./sqlite-error-kind.ts";

/** What an error of the journal in `file` means to the person who starts a house. Undefined for other errors. */
export function startFailure(file: string, error: unknown): JournalOpenFailure | undefined {
  if (isJournalNewer(error)) return newerDerived(file);
  if (isJournalUnavailable(error))
    return startFailure(file, error.cause) ?? cannotUse(dirname(file), reasonOf(error.cause ?? error));
  const kind = sqliteErrorKind(error);
  if (kind === "unavailable") return cannotUse(dirname(file), roomless(reasonOf(error)));
  return kind === "damaged" || isJournalDamaged(error) ? damaged(file, reasonOf(error)) : undefined;
}

/** SQLite says no more when a file beside the journal finds no room. */
function roomless(reason: string): string {
  return reason === "disk I/O error" ? `${reason}, the disk is full or fails` : reason;
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
}
