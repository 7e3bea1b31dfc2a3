import type { HouseEvent } from "../../../../adapters/house/engine/events.ts";
import type { Journal } from "../../../../adapters/house/ports/journal.ts";

/** What befalls the next append. */
export type JournalFault =
  | "none"
  /** Another writer is said to have been first. */
  | "conflict"
  /** The process dies before anything is on disk. */
  | "killed-before"
  /** It dies when everything is, before anybody heard. */
  | "killed-after";

/** A journal that answers late, as a disk does, and has its troubles in the given order. */
export function faultyJournal(journal: Journal<HouseEvent>, faults: JournalFault[] = []): Journal<HouseEvent> {
  return {
    ...journal,
    async load(stream, afterVersion) {
      await aTurn();
      return journal.load(stream, afterVersion);
    },
    async append(append) {
      await aTurn();
      const fault = faults.shift() ?? "none";
      if (fault === "conflict") return { outcome: "conflict" };
      if (fault === "killed-before") throw new Error("killed before writing");
      const outcome = await journal.append(append);
      if (fault === "killed-after") throw new Error("killed after writing");
      return outcome;
    },
  };
}

function aTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
