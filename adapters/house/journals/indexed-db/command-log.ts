import { type Append, journalUnavailable, type StoredEvent, type StoredState } from "../../ports/journal.ts";
import type { RowChange } from "../../ports/rows.ts";

/** A call that changes a journal, as it is stored. */
export type JournalCommand<Event extends StoredEvent> =
  | { readonly call: "append"; readonly append: Append<Event> }
  /** The first events of a new journal. Counts only as the first command: two tabs may both write it. */
  | { readonly call: "fill"; readonly appends: readonly Append<Event>[] }
  | { readonly call: "begin"; readonly schema: number; readonly replaces?: number }
  | { readonly call: "complete"; readonly schema: number }
  | {
      readonly call: "rebuild";
      readonly stream: string;
      readonly rows: readonly RowChange[];
      readonly state: StoredState;
    };

/** A stored command and its place in the log. */
export interface LoggedCommand<Event extends StoredEvent> {
  readonly place: number;
  readonly command: JournalCommand<Event>;
}

/** The commands of all tabs, in one order. */
export interface CommandLog<Event extends StoredEvent> {
  /** Durable before it returns. Returns the command's place. */
  add(command: JournalCommand<Event>): Promise<number>;
  /** The commands after a place, in their order. */
  after(place: number): Promise<readonly LoggedCommand<Event>[]>;
  close(): void;
}

const STORE = "commands";

/**
 * Opens the log, which is empty when it is new. Throws `JournalUnavailable` where the browser stores nothing.
 * @param onDelete called when a tab, this one or another, deletes the log: from then on every call fails
 */
export async function openCommandLog<Event extends StoredEvent>(
  factory: IDBFactory,
  name: string,
  onDelete: () => void,
): Promise<CommandLog<Event>> {
  const database = await openDatabase(factory, name).catch((error: unknown) => {
    throw journalUnavailable("nothing", error);
  });
  database.onversionchange = () => {
    onDelete();
    // An open connection would hold up the deletion.
    database.close();
  };

  return {
    add: (command) =>
      new Promise((resolve, reject) => {
        const fail = (cause: unknown) => reject(journalUnavailable("nothing", cause));
        try {
          const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
          const request = transaction.objectStore(STORE).add(command);
          // Only a complete transaction is stored.
          transaction.oncomplete = () => resolve(Number(request.result));
          transaction.onabort = () => fail(transaction.error);
        } catch (error) {
          fail(error);
        }
      }),
    after: (place) =>
      new Promise((resolve, reject) => {
        const fail = (cause: unknown) => reject(journalUnavailable("nothing", cause));
        try {
          const transaction = database.transaction(STORE, "readonly");
          const range = IDBKeyRange.lowerBound(place, true);
          const keys = transaction.objectStore(STORE).getAllKeys(range);
          const values = transaction.objectStore(STORE).getAll(range);
          transaction.oncomplete = () =>
            resolve(
              keys.result.map((key, index) => ({
                place: Number(key),
                command: values.result[index] as JournalCommand<Event>,
              })),
            );
          transaction.onabort = () => fail(transaction.error);
        } catch (error) {
          fail(error);
        }
      }),
    close: () => database.close(),
  };
}

/** Deletes the log. The other tabs must open it again. */
export function deleteCommandLog(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error("the database was not deleted"));
  });
}

function openDatabase(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { autoIncrement: true });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database did not open"));
  });
}
