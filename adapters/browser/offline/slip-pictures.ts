import type { MemberId } from "../../../core/session/model.ts";
import type { SlipPictureStorage } from "../../../core/wallet/drafts.ts";
import { deleteDatabase, inDatabase } from "./database.ts";

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
