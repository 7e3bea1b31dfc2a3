import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";

export const keysAreAMembersOwn: Law = {
  id: "keys/keys-are-a-members-own",
  sentence: "The same key of two members is two keys.",
  needs: ["writes", "funds", "two members"],
  rows: ["withdraw"],
  async run({ member, newKey }) {
    const [one, other] = [await member({ credit: 10_000 }), await member({ credit: 10_000 })];
    const key = newKey();
    const mine = await withdrawalOf(one, 1_000, key);
    const theirs = await withdrawalOf(other, 1_000, key);
    holds("the requests of two members", mine.id !== theirs.id, "different ones", "the same one");
    same("the credit of the first member", 9_000, await one.credit());
    same("the credit of the second member", 9_000, await other.credit());
  },
};
