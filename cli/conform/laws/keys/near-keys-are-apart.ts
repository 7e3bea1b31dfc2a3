import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";

export const nearKeysAreApart: Law = {
  id: "keys/near-keys-are-apart",
  sentence: "Keys that differ in one letter, its case or a letter at the end are different keys.",
  needs: ["writes", "funds"],
  rows: ["withdraw"],
  async run({ member, newKey }) {
    const one = await member({ credit: 100_000 });
    const key = `${newKey()}-abcdefgh`;
    const near = [key, key.toUpperCase(), `${key}h`, `${key.slice(0, -1)}g`];
    const ids = new Set<string>();
    for (const each of near) ids.add((await withdrawalOf(one, 1_000, each)).id);
    same("the withdrawals under near keys", near.length, ids.size);
    same("the credit", 96_000, await one.credit());
  },
};
