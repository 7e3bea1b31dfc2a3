import type { UniqueKey, UniqueKeyChanges } from "../../ports/journal.ts";

/** What several events do together: a key that is taken and then released is not taken. */
export function netKeyChanges(changes: readonly UniqueKeyChanges[]): UniqueKeyChanges {
  const last = new Map<string, { readonly key: UniqueKey; readonly isTaken: boolean }>();
  for (const { takeKeys, releaseKeys } of changes) {
    for (const key of releaseKeys) last.set(textOf(key), { key, isTaken: false });
    for (const key of takeKeys) last.set(textOf(key), { key, isTaken: true });
  }
  const all = [...last.values()];
  return {
    takeKeys: all.filter(({ isTaken }) => isTaken).map(({ key }) => key),
    releaseKeys: all.filter(({ isTaken }) => !isTaken).map(({ key }) => key),
  };
}

function textOf({ kind, value }: UniqueKey): string {
  return `${kind}\n${value}`;
}
