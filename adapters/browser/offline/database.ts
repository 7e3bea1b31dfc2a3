/** The one list of values in each database of ours. */
const LIST = "values";

/**
 * Runs one request on a database's list; undefined when the browser forbids or has lost it. The connection is closed at
 * once, because an open one would stop another tab from deleting the database.
 */
export async function inDatabase(
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
export async function deleteDatabase(page: Window, name: string): Promise<void> {
  try {
    await resultOf(page.indexedDB.deleteDatabase(name));
  } catch {
    // Where nothing can be stored, nothing is there.
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database refused"));
  });
}
