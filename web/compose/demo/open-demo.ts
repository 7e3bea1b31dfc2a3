import { type OpenBrowserHouse, openBrowserHouse } from "../../../adapters/house/browser/open-browser-house.ts";
import { deleteCommandLog } from "../../../adapters/house/journals/indexed-db/command-log.ts";
import { answerInPage } from "../../../adapters/server/answer-in-page.ts";
import type { Clock } from "../../../core/platform/device.ts";

/** A demo's house and the calls that it answers. Loaded after the first frame. */
export interface OpenDemo extends OpenBrowserHouse {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Deletes all that the house has stored. */
  readonly discard: () => Promise<void>;
}

export async function openDemo(page: Window, name: string, clock: Clock): Promise<OpenDemo> {
  const indexedDb = storeOf(page);
  let deleted = false;
  const onDelete = () => {
    deleted = true;
  };
  const opened = await openBrowserHouse({ crypto: page.crypto, indexedDb, name, clock, onDelete });
  const answer = answerInPage(opened.house, clock, (_level, message, _fields, error) => {
    if (deleted) return;
    // Shows in the browser's console, for the developer; the caller gets a reply all the same.
    setTimeout(() => {
      throw error instanceof Error ? error : new Error(message);
    });
  });
  return {
    ...opened,
    // Every tab goes to the first page once the demo is deleted; what it asks until then gets no answer.
    fetch: async (path, init) => {
      const reply = deleted ? undefined : await answer(path, init);
      return reply === undefined || deleted ? NEVER : reply;
    },
    discard: async () => {
      if (indexedDb) await deleteCommandLog(indexedDb, name);
    },
  };
}

const NEVER = new Promise<never>(() => undefined);

/** Undefined where the browser refuses, which some do by throwing. */
function storeOf(page: Window): IDBFactory | undefined {
  try {
    return page.indexedDB;
  } catch {
    return undefined;
  }
}
