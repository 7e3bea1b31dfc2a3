import type { Law } from "../../engine/law.ts";
import { holds } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";

export const cursorsOfOthers: Law = {
  id: "isolation/cursors-of-others",
  sentence: "A cursor of another member's list shows nothing of that member.",
  needs: ["writes", "funds", "two members"],
  rows: ["transactionHistory"],
  async run({ member }) {
    const [one, other] = [await member({ credit: 10_000 }), await member({ credit: 10_000 })];
    const theirs: string[] = [];
    for (let count = 0; count < 3; count += 1) theirs.push((await withdrawalOf(other, 100)).id);
    const { next } = await other.get("transactionHistory", { body: { limit: 1 } });
    if (!next) return;
    const answer = await one.ask("transactionHistory", { body: { limit: 100, cursor: next } });
    const shown = answer.ok ? answer.value.items.filter(({ reference }) => theirs.includes(reference)) : [];
    holds("the page", shown.length === 0, "nothing of the other member", `${shown.length} lines`);
  },
};
