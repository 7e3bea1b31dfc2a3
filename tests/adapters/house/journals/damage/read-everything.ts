import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { House } from "../../../../../adapters/house/house.ts";
import { everyAnswer } from "../every-answer.ts";
import { type JournalFiles, MEMBERS, openFixedHouse, writeFiles } from "./journal-files.ts";

const JOURNAL = "journal.sqlite";

export type Verdict =
  /** The house did not start, and said why and what to do. */
  | { readonly verdict: "refused"; readonly message: string }
  /** The house started. `answers` are all views of all members and all unique keys. */
  | { readonly verdict: "started"; readonly answers: string }
  /** Something threw. */
  | { readonly verdict: "crashed"; readonly message: string };

/** Starts a house on the files and reads everything in it. */
export async function readEverything(files: JournalFiles, folder: string): Promise<Verdict> {
  writeFiles(folder, files);
  try {
    const opened = await openFixedHouse(folder);
    if (!opened.ok) return { verdict: "refused", message: opened.error.message };
    try {
      return { verdict: "started", answers: JSON.stringify(await answersOf(opened.value.house, folder)) };
    } finally {
      await opened.value.close();
    }
  } catch (error) {
    return { verdict: "crashed", message: error instanceof Error ? error.message : String(error) };
  }
}

async function answersOf(house: House, folder: string): Promise<unknown> {
  const members: unknown[] = [];
  for (const username of MEMBERS) {
    const id = await house.staff.findMember(username);
    members.push([username, id, id && (await everyAnswer(house.member(id)))]);
  }
  return {
    members,
    openRequests: await house.staff.openRequests(),
    deposits: await house.site.recentDeposits(),
    withdrawals: await house.site.recentWithdrawals(),
    announcements: await house.site.announcements("member"),
    uniqueKeys: uniqueKeysOf(join(folder, JOURNAL)),
  };
}

/** The stream of each unique key, each read by its own look-up as the journal does. */
function uniqueKeysOf(file: string): unknown {
  if (!existsSync(file)) return undefined;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const keys = database.prepare("SELECT kind, value FROM claims ORDER BY kind, value").all();
    const streamOf = database.prepare("SELECT stream FROM claims WHERE kind = ? AND value = ?");
    return keys.map(({ kind, value }) => [kind, value, streamOf.get(String(kind), String(value))?.["stream"]]);
  } finally {
    database.close();
  }
}
