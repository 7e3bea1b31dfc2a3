import * as v from "valibot";
import type { MemberId } from "../../../core/session/model.ts";
import { DRAFTED_AMOUNTS, type DraftStorage } from "../../../core/wallet/last-known.ts";
import { type KeyValue, parseJson } from "./key-value.ts";

const LONGEST = 20;
const schema = v.record(v.picklist(DRAFTED_AMOUNTS), v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST)));

/** One member's typed amounts on this device, until the session ends. Another member's are removed. */
export function createDraftStorage(
  storage: KeyValue,
  prefix: string,
  member: MemberId,
  isCurrent: () => boolean,
): DraftStorage {
  const all = `${prefix}.drafts.`;
  const key = all + member;
  const read = (): v.InferOutput<typeof schema> => {
    const { success, output } = v.safeParse(schema, parseJson(storage.get(key) ?? ""));
    return success ? output : {};
  };
  return {
    read: (form) => read()[form],
    write(form, typed) {
      if (!isCurrent()) return;
      for (const other of storage.keys(all)) if (other !== key) storage.remove(other);
      const { [form]: _old, ...rest } = read();
      const next = typed === "" || typed.length > LONGEST ? rest : { ...rest, [form]: typed };
      if (Object.keys(next).length === 0) storage.remove(key);
      else storage.set(key, JSON.stringify(next));
    },
  };
}
