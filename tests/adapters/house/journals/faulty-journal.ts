import type { HouseEvent } from "../../../../adapters/house/engine/events.ts";
import type { Journal } from "../../../../adapters/house/ports/journal.ts";

/** What befalls the next append. */
export type Trouble =
  | "none"
  /** Another writer is said to have been first. */
  | "conflict"
  /** The process dies before anything is on disk. */
  | "killed-before"
  /** It dies when everything is, before anybody heard. */
  | "killed-after";

/** A journal that answers late, as a disk does, and has its troubles in the given order. */
export function troubledJournal(journal: Journal<HouseEvent>, troubles: Trouble[] = []): Journal<HouseEvent> {
  return {
    ...journal,
    async load(stream, afterVersion) {
      await aTurn();
      return journal.load(stream, afterVersion);
    },
    async append(append) {
      await aTurn();
      const trouble = troubles.shift() ?? "none";
      if (trouble === "conflict") return { outcome: "conflict" };
      if (trouble === "killed-before") throw new Error("killed before writing");
      const outcome = await journal.append(append);
      if (trouble === "killed-after") throw new Error("killed after writing");
      return outcome;
    },
  };
}

function aTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
