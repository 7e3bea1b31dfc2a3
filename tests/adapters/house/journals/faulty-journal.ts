import type { HouseEvent } from "../../../../adapters/house/house.ts";
import type { Journal } from "../../../../adapters/house/ports/journal.ts";

/** What happens at the next append. */
export type JournalFault =
  | "none"
  /** Reports that another writer was first. */
  | "conflict"
  /** The process is killed before the write. */
  | "killed-before"
  /** The process is killed after the write, before the answer. */
  | "killed-after";

/** A journal that answers asynchronously, like a disk, with the given faults in order. */
export function faultyJournal(journal: Journal<HouseEvent>, faults: JournalFault[] = []): Journal<HouseEvent> {
  return {
    ...journal,
    async load(stream, afterVersion, limit) {
      await nextTurn();
      return journal.load(stream, afterVersion, limit);
    },
    async append(append) {
      await nextTurn();
      const fault = faults.shift() ?? "none";
      if (fault === "conflict") return { outcome: "conflict" };
      if (fault === "killed-before") throw new Error("killed before writing");
      const outcome = await journal.append(append);
      if (fault === "killed-after") throw new Error("killed after writing");
      return outcome;
    },
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
