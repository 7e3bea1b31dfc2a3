import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { House } from "../../../../../adapters/house/house.ts";
import { sqliteKeys } from "../../../../../adapters/house/journals/sqlite/sqlite-keys.ts";
import type { UniqueKey } from "../../../../../adapters/house/ports/journal.ts";
import { everyAnswer } from "../every-answer.ts";
import { type JournalFiles, MEMBERS, openHouseAtNoon, writeFiles } from "./journal-files.ts";

const JOURNAL = "journal.sqlite";

export type Verdict =
  /** The house did not start, and said why and what to do. */
  | { readonly verdict: "refused"; readonly message: string }
  /** The house started and gave these answers: all views of all members and all unique keys. */
  | { readonly verdict: "started"; readonly answers: string; readonly failed: readonly string[] };

/** Starts a house on the files and reads everything in it. */
export async function readEverything(files: JournalFiles, folder: string): Promise<Verdict> {
  writeFiles(folder, files);
  const opened = await openHouseAtNoon(folder).catch((error: unknown) => messageOf(error));
  if (typeof opened === "string") return { verdict: "refused", message: opened };
  if (!opened.ok) return { verdict: "refused", message: opened.error.message };
  const failed: string[] = [];
  const answers: Record<string, unknown> = {};
  for (const [name, read] of readsOf(opened.value.house, folder)) {
    try {
      answers[name] = await read();
    } catch (error) {
      failed.push(`${name}: ${messageOf(error)}`);
    }
  }
  await opened.value.close();
  return { verdict: "started", answers: JSON.stringify(answers), failed };
}

function* readsOf(house: House, folder: string): Generator<readonly [string, () => Promise<unknown>]> {
  yield ["backOffice", () => house.staff.setBackOffice({ mode: "waiting" })];
  for (const username of MEMBERS) {
    yield [
      username,
      async () => {
        const id = await house.staff.findMember(username);
        return [id, id && (await everyAnswer(house.member(id)))];
      },
    ];
  }
  yield ["openRequests", () => house.staff.openRequests()];
  yield ["deposits", () => house.site.recentDeposits()];
  yield ["withdrawals", () => house.site.recentWithdrawals()];
  yield ["announcements", () => house.site.announcements("member")];
  yield ["uniqueKeys", async () => uniqueKeysOf(join(folder, JOURNAL))];
}

/** The stream of each unique key. Each one that is read is checked, as the journal does. */
function uniqueKeysOf(file: string): unknown {
  if (!existsSync(file)) return undefined;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const stored = sqliteKeys(database);
    const keys = database.prepare("SELECT kind, value FROM claims ORDER BY kind, value").all();
    return keys.map(({ kind, value }) => [
      kind,
      value,
      stored.find({ kind: kind as UniqueKey["kind"], value: String(value) }),
    ]);
  } finally {
    database.close();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
