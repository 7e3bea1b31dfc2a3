import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeAll, vi } from "vitest";
import { openIndexedDbJournal } from "../../../../adapters/house/journals/indexed-db/indexed-db-journal.ts";
import { describeDerived } from "./derived-suite.ts";
import { describeJournal, type JournalStorage } from "./journal-suite.ts";
import { describeRows } from "./rows-suite.ts";

beforeAll(() => vi.stubGlobal("IDBKeyRange", IDBKeyRange));

/** Two journals of one storage are two tabs of one browser. */
function newStorage(): JournalStorage {
  const factory = new IDBFactory();
  return { open: () => openIndexedDbJournal(factory, "house"), discard: () => undefined };
}

describeJournal("IndexedDB", newStorage, { persistent: true });
describeRows("IndexedDB", newStorage, { persistent: true });
describeDerived("IndexedDB", newStorage, { persistent: true });
