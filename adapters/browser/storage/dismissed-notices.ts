import * as v from "valibot";
import type { MemberId } from "../../../core/session/model.ts";
import type { DismissedNotices } from "../../../core/site/inbox.ts";
import { type KeyValue, parseJson } from "./key-value.ts";

/** This is more than a list of recent requests holds. */
const MOST = 200;

const storedIds = v.array(v.string());

/** One member's dismissed notices on this device. */
export function createDismissedNotices(
  storage: KeyValue,
  page: Pick<Window, "addEventListener" | "removeEventListener">,
  prefix: string,
  member: MemberId,
): DismissedNotices {
  const key = `${prefix}.notices.${member}`;
  const read = (): readonly string[] => {
    const { success, output } = v.safeParse(storedIds, parseJson(storage.get(key) ?? ""));
    return success ? output : [];
  };
  return {
    read,
    add: (id) => storage.set(key, JSON.stringify([id, ...read().filter((known) => known !== id)].slice(0, MOST))),
    watch(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) listener();
      };
      page.addEventListener("storage", onStorage);
      return () => page.removeEventListener("storage", onStorage);
    },
  };
}
