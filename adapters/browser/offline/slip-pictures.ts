import type { MemberId } from "../../../core/session/model.ts";
import type { SlipPictureStorage } from "../../../core/wallet/last-known.ts";

/** A picture of a phone's camera has less. */
const MOST_BYTES = 10_000_000;

const nameOf = (prefix: string): string => `${prefix}.drafts`;

/**
 * One member's chosen slip picture, in IndexedDB. There is one for the whole device, so another member's is removed.
 * Where the browser forbids the storage, nothing is stored.
 */
export function createSlipPictures(
  page: Window,
  prefix: string,
  member: MemberId,
  isCurrent: () => boolean,
): SlipPictureStorage {
  const clear = () => clearSlipPictures(page, prefix);
  return {
    async read() {
      const stored = await inDatabase(page, nameOf(prefix), "readonly", (pictures) => pictures.get(member));
      return stored instanceof Blob && isCurrent() ? stored : undefined;
    },
    async write(picture) {
      if (!isCurrent() || picture.size > MOST_BYTES) return;
      await inDatabase(page, nameOf(prefix), "readwrite", (pictures) => {
        pictures.clear();
        return pictures.put(picture, member);
      });
      // The member may have left meanwhile.
      if (!isCurrent()) await clear();
    },
    clear,
  };
}

/** Removes every picture of the brand, and their database. */
export function clearSlipPictures(page: Window, prefix: string): Promise<void> {
  return deleteDatabase(page, nameOf(prefix));
}

/** The one list of values in each database of ours. */
const LIST = "values";

/**
 * Runs one request on a database's list; undefined when the browser forbids or has lost it. The connection is closed at
 * once, because an open one would stop another tab from deleting the database.
 */
async function inDatabase(
  page: Window,
  name: string,
  mode: IDBTransactionMode,
  run: (list: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    const opening = page.indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(LIST);
    const database = await resultOf(opening);
    try {
      return await resultOf(run(database.transaction(LIST, mode).objectStore(LIST)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** Deletes a database, whether it is there or not. */
async function deleteDatabase(page: Window, name: string): Promise<void> {
  try {
    await resultOf(page.indexedDB.deleteDatabase(name));
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database refused"));
  });
}
